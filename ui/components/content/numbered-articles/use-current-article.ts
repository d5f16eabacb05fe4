import { type RefObject, useEffect, useState } from 'react';

/** A band a third from the top of the viewport: the article that crosses it is being read. */
const readingBand = '-33% 0% -66% 0%';

/** Returns the id of the article that is being read. Undefined above and below the articles, and before any script has run. */
export function useCurrentArticle(
  root: RefObject<HTMLElement | null>,
  articles: readonly { readonly id: string }[],
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        setCurrent(articles.find(({ id }) => crossing.has(id))?.id);
      },
      { rootMargin: readingBand },
    );
    for (const { id } of articles) {
      const article = root.current?.querySelector(`#${CSS.escape(id)}`);
      if (article) observer.observe(article);
    }
    return () => observer.disconnect();
  }, [root, articles]);
  return current;
}
