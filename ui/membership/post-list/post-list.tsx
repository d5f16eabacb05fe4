import type { HTMLAttributes, Ref } from 'react';
import { PostCard, type PostImage } from '../../components/content/post-card/post-card.tsx';
import { Grid } from '../../layout/grid/grid.tsx';

/** A post in the list. */
export interface ListedPost {
  /** Unique id of the post. */
  readonly id: string;
  /** Title of the post. */
  readonly title: string;
  /** Path of the post. */
  readonly to: string;
  /** Author and date: 'Posted by Ngozi Eze on 28 April 2026'. */
  readonly byline: string;
  /** Beginning of the post's text. */
  readonly excerpt: string;
  /** Image of the post, in several widths. The list sets `sizes`. */
  readonly image?: Omit<PostImage, 'sizes'> | undefined;
}

export interface PostListProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The posts, newest first. */
  posts: readonly ListedPost[];
  /** Text of each post's link: 'Read More'. */
  moreLabel: string;
  /** Shows the first post as a large card, as on the first page of the blog. Default `false`. */
  lead?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** The large card spans two of three columns and is cropped to their height, so its image must be wider than its visible part. */
const leadSizes = '(width >= 64rem) 64rem, 100vw';
const cardSizes = '(width >= 64rem) 23rem, (width >= 40rem) 50vw, 8rem';

/** One page of blog posts (S-2.55). With `lead`, the first one is a large card. */
export function PostList({ posts, moreLabel, lead = false, ...rest }: PostListProps) {
  return (
    <Grid {...rest} as="ul" columns={3} ruled>
      {posts.map(({ id, title, to, byline, excerpt, image }, index) => {
        const isLead = lead && index === 0;
        return (
          <PostCard
            key={id}
            as="li"
            lead={isLead}
            title={title}
            to={to}
            byline={byline}
            excerpt={excerpt}
            moreLabel={moreLabel}
            image={image && { ...image, sizes: isLead ? leadSizes : cardSizes }}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        );
      })}
    </Grid>
  );
}
