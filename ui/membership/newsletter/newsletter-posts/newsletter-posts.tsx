import type { NewsletterPost } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  DataTable,
  type DataTableColumn,
  type DataTableLabels,
} from '../../../components/data/data-table/data-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';

export interface NewsletterPostsLabels extends DataTableLabels {
  columns: Readonly<Record<'post' | 'sent' | 'unsent', string>>;
  /** Returns how often a post was sent: '120 readers, last on 5 May 2026', or '' if it was not. */
  sentOf: (post: NewsletterPost) => string;
  /** Accessible name of the button that opens a post: 'Open Five questions'. Ends with the title. */
  openOf: (title: string) => string;
}

export interface NewsletterPostsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Posts'. */
  caption: string;
  /** Posts, newest first. */
  posts: readonly NewsletterPost[];
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
  formatDay,
  formatCount,
  onOpen,
}: Pick<
  NewsletterPostsProps,
  'labels' | 'formatDay' | 'formatCount' | 'onOpen'
>): readonly DataTableColumn<NewsletterPost>[] => [
  {
    key: 'post',
    header: labels.columns.post,
    rowHeader: true,
    cell: (post) => (
      <TableLines
        strong
        oneLine
        main={
          <button type="button" aria-label={labels.openOf(post.title)} onClick={() => onOpen(post)}>
            {post.title}
          </button>
        }
        sub={post.date === null ? undefined : formatDay(post.date)}
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
];

/** Posts of the blog with the number of the newsletter's readers who got each, and who did not (NEWS-10). */
export function NewsletterPosts({
  posts,
  labels,
  formatDay,
  formatCount,
  onOpen,
  ...table
}: NewsletterPostsProps) {
  return (
    <DataTable
      {...table}
      density="dense"
      labels={labels}
      // Where nothing was sent, only the posts are shown.
      columns={columnsFor({ labels, formatDay, formatCount, onOpen }).filter(
        ({ key }) => key === 'post' || posts.some((post) => labels.sentOf(post)),
      )}
      rows={posts}
      rowKey={({ id }) => id}
      onRowClick={onOpen}
      noMatch={() => null}
    />
  );
}
