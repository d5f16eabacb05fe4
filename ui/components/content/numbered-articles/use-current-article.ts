import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A band a third from the top of the viewport: the article that crosses it is being read. */
const readingBand = '-33% 0% -66% 0%';

/**
 * Returns the id of the article that is being read, and passes it to `onChange`. Undefined above and below the articles, and before any script has
 * run.
 */
export function useCurrentArticle(
  root: RefObject<HTMLElement | null>,
  articles: readonly { readonly id: string }[],
  onChange: ((id: string | undefined) => void) | undefined,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const report = useEffectEvent((id: string | undefined) => {
    setCurrent(id);
    if (id !== current) onChange?.(id);
  });
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        report(articles.find(({ id }) => crossing.has(id))?.id);
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
