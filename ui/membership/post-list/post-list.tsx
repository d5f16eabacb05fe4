import type { HTMLAttributes, Ref } from 'react';
import { PostCard, type PostImage } from '../../components/content/post-card/post-card.tsx';
import { Grid } from '../../layout/grid/grid.tsx';

/** A post as its card shows it. */
export interface ListedPost {
  /** Tells the posts apart. */
  readonly id: string;
  /** Title of the post. */
  readonly title: string;
  /** Path of the post. */
  readonly to: string;
  /** Who wrote it and when: 'Posted by Ngozi Eze on 28 April 2026'. */
  readonly byline: string;
  /** How it begins. */
  readonly excerpt: string;
  /** Its picture, in several widths; the list says how wide its place is. */
  readonly image?: Omit<PostImage, 'sizes'> | undefined;
}

export interface PostListProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The posts, newest first. */
  posts: readonly ListedPost[];
  /** Words on each link: 'Read More'. */
  moreLabel: string;
  /** Sets the first post large, as on the first page of a blog. Default `false`. */
  lead?: boolean;
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** The large card spans two columns of three and is cut to their height: its picture needs more width than it shows. */
const leadSizes = '(width >= 64rem) 64rem, 100vw';
const cardSizes = '(width >= 64rem) 23rem, (width >= 40rem) 50vw, 8rem';

/** One page of the blog's posts (S-2.55), the newest of all set large. */
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
