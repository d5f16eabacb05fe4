import type { NewsletterPost } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';

export interface NewsletterPostsLabels {
  columns: Readonly<Record<'post' | 'sent' | 'unsent' | 'actions', string>>;
  /** Returns how often a post was sent: '120 readers, last on 5 May 2026', or '' if it was not. */
  sentOf: (post: NewsletterPost) => string;
  /** Text of the button in each row: 'Open'. */
  open: string;
  /** Accessible name of that button: 'Open Five questions'. Starts with its visible text. */
  openOf: (title: string) => string;
}

export interface NewsletterPostsProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Posts'. */
  caption: string;
  /** Posts, newest first. */
  posts: readonly NewsletterPost[];
  /** Returns the address of a post on the site. */
  postTo: (id: string) => string;
  /** Texts of the list. */
  labels: NewsletterPostsLabels;
  /** Formats a calendar date. */
  formatDay: (date: string) => string;
  /** Formats a number of readers. */
  formatCount: (count: number) => string;
  /** Called when the user wants to see a post as it would be sent. */
  onOpen: (post: NewsletterPost) => void;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
}

const columnsFor = ({
  labels,
  postTo,
  formatDay,
  formatCount,
  onOpen,
}: Pick<
  NewsletterPostsProps,
  'labels' | 'postTo' | 'formatDay' | 'formatCount' | 'onOpen'
>): readonly TableColumn<NewsletterPost>[] => [
  {
    key: 'post',
    header: labels.columns.post,
    rowHeader: true,
    cell: ({ id, title, date }) => (
      <TableLines
        strong
        oneLine
        main={
          <Link to={postTo(id)} tone="quiet">
            {title}
          </Link>
        }
        sub={date === null ? undefined : formatDay(date)}
      />
    ),
  },
  {
    key: 'sent',
    header: labels.columns.sent,
    area: 'line',
    width: '17rem',
    cell: (post) => labels.sentOf(post),
  },
  {
    key: 'unsent',
    header: labels.columns.unsent,
    area: 'aside',
    stacked: 'labelled',
    width: '8rem',
    align: 'end',
    cell: ({ unsent }) => (unsent === 0 ? '' : formatCount(unsent)),
  },
  {
    key: 'actions',
    header: labels.columns.actions,
    area: 'menu',
    width: '5.5rem',
    cell: (post) => (
      <Button
        size="small"
        variant="secondary"
        aria-label={labels.openOf(post.title)}
        onClick={() => onOpen(post)}
      >
        {labels.open}
      </Button>
    ),
  },
];

/** Posts of the blog with the number of the newsletter's readers who got each, and who did not (NEWS-10). */
export function NewsletterPosts({
  posts,
  postTo,
  labels,
  formatDay,
  formatCount,
  onOpen,
  ...table
}: NewsletterPostsProps) {
  return (
    <Table
      {...table}
      density="dense"
      // Of posts that nobody got, there is nothing to tell.
      columns={columnsFor({ labels, postTo, formatDay, formatCount, onOpen }).filter(
        ({ area }) => area === undefined || area === 'menu' || posts.some((post) => labels.sentOf(post)),
      )}
      rows={posts}
      rowKey={({ id }) => id}
    />
  );
}
