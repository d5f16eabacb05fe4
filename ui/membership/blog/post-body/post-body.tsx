import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import {
  type PortableBlock,
  PortableText,
} from '../../../components/content/portable-text/portable-text.tsx';
import type { PostImage } from '../../../components/content/post-card/post-card.tsx';
import { PostCover } from '../../../components/content/post-cover/post-cover.tsx';
import { CategoryChips } from '../../../components/navigation/category-chips/category-chips.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import styles from './post-body.module.css';

export interface PostBodyProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'content' | 'style' | 'title'> {
  /** Title of the post, rendered as the page's `h1`. */
  title: string;
  /** Author and date, as far as they are known. A date in a `time` element stays on one line. Empty if neither is known. */
  byline: ReactNode;
  /** Categories of the post. Duplicates are shown once. */
  categories: readonly string[];
  /** Accessible name of the list of categories: 'Categories'. */
  categoriesLabel: string;
  /** Image beside the title, in several widths. Without one there is a cover of tiles. */
  picture?: Omit<PostImage, 'sizes'> | undefined;
  /** Text of the post, as blocks from the content service. */
  content: readonly PortableBlock[];
  /** Links below the text, across the page. */
  action: ReactNode;
  /** What stands beside the text from 1024 px on, and below it elsewhere: a `NewsSidebar`. Default: nothing. */
  beside?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const pictureSizes = '(width >= 64rem) 23rem, (width >= 48rem) 40vw, 100vw';

/** A blog post: title, author, date, categories, image and text (S-2.56), laid out as the lead of the list. */
export function PostBody({
  title,
  byline,
  categories,
  categoriesLabel,
  picture,
  content,
  action,
  beside,
  className,
  ...rest
}: PostBodyProps) {
  return (
    <article {...rest} className={clsx(styles.root, className)}>
      <Stack space="4" className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {byline && (
          <Text tone="muted" className={styles.byline}>
            {byline}
          </Text>
        )}
        {categories.length > 0 && (
          <CategoryChips
            label={categoriesLabel}
            items={[...new Set(categories)].map((label) => ({ key: label, label }))}
          />
        )}
      </Stack>
      <div className={styles.picture}>
        {picture ? (
          <img
            {...picture}
            alt={picture.alt}
            sizes={picture.srcSet && pictureSizes}
            fetchPriority="high"
            className={styles.image}
          />
        ) : (
          <PostCover seed={title} data-print="none" />
        )}
      </div>
      <div className={styles.text}>
        {content.length > 0 && <PortableText kind="article" blocks={content} />}
      </div>
      <div data-print="none" className={styles.action}>
        {action}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </article>
  );
}
