import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Mosaic } from '../../identity/mosaic/mosaic.tsx';
import styles from './post-card.module.css';

/** A picture with its text for those who don't see it. */
export interface PostImage {
  /** Address of the picture. */
  src: string;
  /** What it shows; empty where it only decorates. */
  alt: string;
  /** The same picture in several widths; the browser picks by `sizes`. */
  srcSet?: string;
  /** How wide its place is: '(width >= 64rem) 23rem, 100vw'. Needed with `srcSet`. */
  sizes?: string;
  /** Its own size in pixels, so that its place is kept until it comes. */
  width?: number;
  height?: number;
}

export interface PostCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title' | 'children'> {
  /** Title of the post. */
  title: string;
  /** Path of the post. */
  to: string;
  /** Who wrote it and when: 'Posted by Ngozi Eze on 28 April 2026'. */
  byline: ReactNode;
  /** How it begins. */
  excerpt: string;
  /** Words on the link: 'Read More'. The title is read behind them. */
  moreLabel: string;
  /** The post's picture. Where there is none, or it doesn't come, tiles stand in its place. */
  image?: PostImage;
  /** `eager` for the cards that are in sight at once. Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** The one that leads its list: larger, over two columns of a `Grid` and two rows of three. Default `false`. */
  lead?: boolean;
  /** Level of the title in the outline. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The element: `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** A post in a list. One link, which the whole card answers to. Made for a ruled `Grid`; by itself it brings no edge. */
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
