import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { type PortableBlock, PortableText } from '../../components/content/portable-text/portable-text.tsx';
import type { PostImage } from '../../components/content/post-card/post-card.tsx';
import { Prose } from '../../components/content/prose/prose.tsx';
import { CategoryChips } from '../../components/navigation/category-chips/category-chips.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import styles from './post-body.module.css';

export interface PostBodyProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'content' | 'style' | 'title'> {
  /** Title of the post: the heading of the page. */
  title: string;
  /** Who wrote it and when, as far as it is known; empty where neither is. */
  byline: string;
  /** What it is about. Each is shown once. */
  categories: readonly string[];
  /** Name of the categories for screen readers: 'Categories'. */
  categoriesLabel: string;
  /** The picture over the text, in several widths. */
  picture?: Omit<PostImage, 'sizes'> | undefined;
  /** The text, as the content service has it. */
  content: readonly PortableBlock[];
  /** The way on, below the text. */
  action: ReactNode;
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

const pictureSizes = '(width >= 64rem) 48rem, (width >= 48rem) 60vw, 100vw';

/** A post of the blog: title, author, date, categories, picture and text (S-2.56). */
export function PostBody({
  title,
  byline,
  categories,
  categoriesLabel,
  picture,
  content,
  action,
  ...rest
}: PostBodyProps) {
  return (
    <Stack {...rest} as="article" space="8">
      <Stack space="4">
        <Heading level={1}>{title}</Heading>
        {byline && <Text tone="muted">{byline}</Text>}
        {categories.length > 0 && (
          <CategoryChips
            label={categoriesLabel}
            items={[...new Set(categories)].map((label) => ({ key: label, label }))}
          />
        )}
      </Stack>
      {picture && (
        <img
          {...picture}
          alt={picture.alt}
          sizes={picture.srcSet && pictureSizes}
          fetchPriority="high"
          className={styles.picture}
        />
      )}
      {content.length > 0 && <PortableText kind="article" blocks={content} />}
      <Prose>{action}</Prose>
    </Stack>
  );
}
