import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { rootProps } from '../../../layout/root-props.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Link } from '../../actions/link/link.tsx';
import { PostCover } from '../post-cover/post-cover.tsx';
import styles from './post-card.module.css';

/** A picture with alternative text. */
export interface PostImage {
  /** URL of the picture. */
  src: string;
  /** Alternative text; empty if the picture is decorative. */
  alt: string;
  /** The same picture in several widths; the browser chooses by `sizes`. */
  srcSet?: string;
  /** Rendered width: '(width >= 64rem) 23rem, 100vw'. Required with `srcSet`. */
  sizes?: string;
  /** Intrinsic width in pixels, so that the layout does not shift when the picture loads. */
  width?: number;
  /** Intrinsic height in pixels. */
  height?: number;
}

export interface PostCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title' | 'children'> {
  /** Title of the post. */
  title: string;
  /** Path of the post. */
  to: string;
  /**
   * Author and date: 'Posted by Ngozi Eze on 28 April 2026'.
   */
  byline: ReactNode;
  /** Beginning of the post. */
  excerpt: string;
  /** Text of the link: 'Read More'. Screen readers read the title after it. */
  moreLabel: string;
  /** Picture of the post, shown in its own proportions. If it is missing or fails to load, a cover of tiles replaces it. */
  image?: PostImage;
  /** `eager` for cards that are visible without scrolling. Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /**
   * Makes the card the lead of its list: a large headline, with the picture in the other half beside it. Default `false`.
   */
  lead?: boolean;
  /** Level of the title in the document outline. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A post in a list, with one link that makes the full card clickable. It has no border of its own: `PostList` rules between the posts. */
export function PostCard({
  title,
  to,
  byline,
  excerpt,
  moreLabel,
  image,
  loading = 'lazy',
  lead = false,
  headingLevel = 2,
  as: Root = 'article',
  ...rest
}: PostCardProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Root {...rootProps(rest, styles.root)} data-lead={lead || undefined}>
      <Heading level={headingLevel} size="card" className={styles.title}>
        {title}
      </Heading>
      {byline && <p className={styles.byline}>{byline}</p>}
      <div className={styles.picture}>
        {image && failed !== image.src ? (
          <img
            {...image}
            alt={image.alt}
            loading={loading}
            fetchPriority={lead && loading === 'eager' ? 'high' : undefined}
            className={styles.image}
            onError={() => setFailed(image.src)}
          />
        ) : (
          <PostCover seed={title} />
        )}
      </div>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      <Link to={to} className={styles.more}>
        {moreLabel}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Link>
    </Root>
  );
}
