import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Mosaic } from '../../identity/mosaic/mosaic.tsx';
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
  /** Author and date: 'Posted by Ngozi Eze on 28 April 2026'. */
  byline: ReactNode;
  /** Beginning of the post. */
  excerpt: string;
  /** Text of the link: 'Read More'. Screen readers read the title after it. */
  moreLabel: string;
  /** Picture of the post. If it is missing or fails to load, a mosaic replaces it. */
  image?: PostImage;
  /** `eager` for cards that are visible without scrolling. Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /**
   * Makes the card the lead of its list: larger, across two columns of a `Grid` and, in a grid of three
   * columns, two rows. Default `false`.
   */
  lead?: boolean;
  /** Level of the title in the document outline. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/**
 * A post in a list, with one link that makes the full card clickable. Made for a ruled `Grid`; it has no
 * border of its own.
 */
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
  className,
  ref,
  ...rest
}: PostCardProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Root
      {...rest}
      ref={ref as Ref<never>}
      data-ground="sheet"
      data-lead={lead || undefined}
      className={clsx(styles.root, className)}
    >
      <div className={styles.picture}>
        {image && failed !== image.src ? (
          <img
            {...image}
            alt={image.alt}
            loading={loading}
            fetchPriority={lead && loading === 'eager' ? 'high' : undefined}
            onError={() => setFailed(image.src)}
          />
        ) : (
          <Mosaic seed={title} columns={lead ? 10 : 5} rows={lead ? 6 : 3} />
        )}
      </div>
      <div className={styles.body}>
        <Heading level={headingLevel} size={lead ? 'section' : 'card'}>
          {title}
        </Heading>
        {byline && <p className={styles.byline}>{byline}</p>}
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <Link to={to} className={styles.more}>
          {moreLabel}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
    </Root>
  );
}
