import {
  SidebarList,
  type SidebarListProps,
} from '../../components/navigation/sidebar-list/sidebar-list.tsx';

/** A post as the sidebar lists it. */
export interface NewsItem {
  /** Tells the posts apart. */
  readonly id: string;
  /** Title of the post; the search looks in here. */
  readonly title: string;
  /** Path of the post. */
  readonly to: string;
  /** When it was published, as an ISO date. */
  readonly date?: string | undefined;
  /** Address of a small picture. */
  readonly thumbnail?: string | undefined;
}

/** Every word of the sidebar. */
export interface NewsSidebarLabels {
  /** Heading: 'Recent News'. */
  title: string;
  /** Name of the search field: 'Search news'. */
  search: string;
  /** Shown in the empty search field: 'Search news...'. */
  placeholder: string;
  /** In place of a picture: 'No Image'. */
  noImage: string;
  /** In place of the posts where the search finds none, or there are none: 'No blog posts found.'. */
  empty: string;
}

export interface NewsSidebarProps
  extends Omit<
    SidebarListProps,
    'title' | 'items' | 'searchLabel' | 'searchPlaceholder' | 'noImageText' | 'emptyText'
  > {
  /** The posts, newest first. */
  news: readonly NewsItem[];
  /** Every word of the sidebar. */
  labels: NewsSidebarLabels;
  /** Writes an ISO date as a day. */
  formatDay: (date: string) => string;
}

/** Other posts beside the one that is read, with a search by title (S-2.56). */
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
