import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { PostCard, type PostImage } from '../../../components/content/post-card/post-card.tsx';
import { List } from '../../../layout/list.tsx';
import styles from './post-list.module.css';

export interface ListedPost {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** Author, and what joins the day to it: 'Posted by Ngozi Eze on'. Empty if neither is known. */
  readonly byline: string;
  /** Day of the post, after the byline: '28 April 2026'. */
  readonly day?: string | undefined;
  /** The same day as an ISO date. */
  readonly date?: string | undefined;
  /** Beginning of the post's text. */
  readonly excerpt: string;
  /** Image of the post, in several widths. The list sets `sizes`. */
  readonly image?: Omit<PostImage, 'sizes'> | undefined;
}

export interface PostListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children' | 'style'> {
  /** The posts, newest first. */
  posts: readonly ListedPost[];
  /** Text of each post's link: 'Read More'. */
  moreLabel: string;
  /** Shows the first post as the lead, as on the first page of the blog. Default `false`. */
  lead?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>;
}

const leadSizes = '(width >= 90rem) 33rem, (width >= 64rem) 28rem, (width >= 48rem) 40vw, 100vw';
const cardSizes = '(width >= 48rem) max(10rem, min(18vw, 15rem)), 6rem';

/** One page of blog posts in ruled rows (S-2.55). With `lead`, the first one has a large headline and picture. */
export function PostList({ posts, moreLabel, lead = false, className, ...rest }: PostListProps) {
  return (
    <List {...rest} className={clsx(styles.root, className)}>
      {posts.map(({ id, title, to, byline, day, date, excerpt, image }, index) => {
        const isLead = lead && index === 0;
        return (
          <PostCard
            key={id}
            as="li"
            lead={isLead}
            title={title}
            to={to}
            byline={
              day ? (
                <>
                  {/* The line does not break before the date. */}
                  {byline}&nbsp;<time dateTime={date}>{day}</time>
                </>
              ) : (
                byline
              )
            }
            excerpt={excerpt}
            moreLabel={moreLabel}
            image={image && { ...image, sizes: isLead ? leadSizes : cardSizes }}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        );
      })}
    </List>
  );
}
