import {
  SidebarList,
  type SidebarListProps,
} from '../../../components/navigation/sidebar-list/sidebar-list.tsx';

export interface NewsItem {
  /** Unique id of the post. */
  readonly id: string;
  /** Title of the post. This is what the search matches. */
  readonly title: string;
  /** Path of the post. */
  readonly to: string;
  /** Publication date, as an ISO date. */
  readonly date?: string | undefined;
  /** URL of a thumbnail. */
  readonly thumbnail?: string | undefined;
}

export interface NewsSidebarLabels {
  /** Heading of the sidebar: 'Recent News'. */
  title: string;
  /** Accessible name of the search field: 'Search news'. */
  search: string;
  /** Placeholder of the search field: 'Search news...'. */
  placeholder: string;
  /** Shown instead of a missing thumbnail: 'No Image'. */
  noImage: string;
  /** Shown when there are no posts or none match the search: 'No blog posts found.'. */
  empty: string;
}

export interface NewsSidebarProps
  extends Omit<
    SidebarListProps,
    'title' | 'items' | 'searchLabel' | 'searchPlaceholder' | 'noImageText' | 'emptyText'
  > {
  /** The posts, newest first. */
  news: readonly NewsItem[];
  /** Texts of the sidebar. */
  labels: NewsSidebarLabels;
  /** Formats an ISO date as a date. */
  formatDay: (date: string) => string;
}

/** List of other posts next to an article, with a search by title (S-2.56). */
export function NewsSidebar({ news, labels, formatDay, ...rest }: NewsSidebarProps) {
  return (
    <SidebarList
      {...rest}
      title={labels.title}
      searchLabel={labels.search}
      searchPlaceholder={labels.placeholder}
      noImageText={labels.noImage}
      emptyText={labels.empty}
      items={news.map(({ id, title, to, date, thumbnail }) => ({
        key: id,
        title,
        to,
        detail: date && formatDay(date),
        image: thumbnail,
      }))}
    />
  );
}
