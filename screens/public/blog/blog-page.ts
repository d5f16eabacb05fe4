import type { Picture, Post } from '@imc/api/blog';

/** Posts on a page of the list (S-9.2). */
export const blogPageSize = 6;

/** A post as its card shows it. */
export interface PostSummary {
  readonly id: string;
  readonly title: string;
  readonly author?: string | undefined;
  readonly date?: string | undefined;
  readonly excerpt: string;
  readonly image?: Picture | undefined;
}

/** A page of the list. */
export interface BlogPage {
  readonly posts: readonly PostSummary[];
  /** Counted from 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** Address of a page of the list. */
export const blogPath = (page: number): string => (page > 1 ? `/blog?page=${page}` : '/blog');

/** The page that an address asks for: the nearest that there is. */
function pageNumber(asked: string | null, pageCount: number): number {
  const page = asked && /^\d{1,6}$/.test(asked) ? Number(asked) : 1;
  return Math.min(Math.max(page, 1), pageCount);
}

/** Cuts a page out of all posts. `toPicture` says in which widths a card's picture is asked for. */
export function blogPageOf(
  posts: readonly Post[],
  asked: string | null,
  toPicture: (image: NonNullable<Post['image']>) => Picture,
): BlogPage {
  const pageCount = Math.max(1, Math.ceil(posts.length / blogPageSize));
  const page = pageNumber(asked, pageCount);
  return {
    page,
    pageCount,
    posts: posts
      .slice((page - 1) * blogPageSize, page * blogPageSize)
      .map(({ id, title, author, date, excerpt, image }) => ({
        id,
        title,
        author,
        date,
        excerpt,
        image: image && toPicture(image),
      })),
  };
}
