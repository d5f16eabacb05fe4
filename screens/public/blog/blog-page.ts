import type { Picture, Post } from '@imc/api/blog';

/** S-9.2. */
export const blogPageSize = 6;

export interface PostSummary {
  readonly id: string;
  readonly title: string;
  readonly author?: string | undefined;
  readonly date?: string | undefined;
  readonly excerpt: string;
  readonly image?: Picture | undefined;
}

export interface BlogPage {
  readonly posts: readonly PostSummary[];
  /** Page number, from 1. */
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pageCount: number;
}

export const blogPath = (page: number): string => (page > 1 ? `/blog?page=${page}` : '/blog');

/** 1 if the number is invalid, otherwise clamped to the existing pages. */
function pageNumber(requestedPage: string | null, pageCount: number): number {
  const page = requestedPage && /^\d{1,6}$/.test(requestedPage) ? Number(requestedPage) : 1;
  return Math.min(Math.max(page, 1), pageCount);
}

/** `toPicture` selects the widths in which a card's picture is available. */
export function blogPageOf(
  posts: readonly Post[],
  requestedPage: string | null,
  toPicture: (image: NonNullable<Post['image']>) => Picture,
): BlogPage {
  const pageCount = Math.max(1, Math.ceil(posts.length / blogPageSize));
  const page = pageNumber(requestedPage, pageCount);
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
