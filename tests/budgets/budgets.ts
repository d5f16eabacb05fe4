import type { ViewKind } from './first-view.ts';

/** Limits for the first view of a page on a phone: bytes on the wire, compressed as the server sends them, and number of requests. */
export type Budget = Readonly<Partial<Record<ViewKind | 'total' | 'requests', number>>>;

const kilobytes = (count: number): number => count * 1000;

/** Limits for every page. */
const allPages: Budget = {
  page: kilobytes(14),
  style: kilobytes(16.5),
  font: kilobytes(48),
  image: kilobytes(40),
};

/** Limits for prerendered pages without API calls. */
export const pageBudget: Budget = {
  ...allPages,
  script: kilobytes(121),
  total: kilobytes(186),
  requests: 18,
};

/**
 * Limit for the scripts of the member area beyond the public baseline, for all its pages together. The baseline is what the home page and the
 * sign-in load, which every member has passed.
 */
export const memberAreaBudget = kilobytes(75);

const home: Budget = { ...allPages, script: kilobytes(123), total: kilobytes(215), requests: 15 };

/** The blog is rendered on the server, has pictures, and also renders its rich text in the browser. */
const blog: Budget = { ...allPages, script: kilobytes(126), total: kilobytes(206), requests: 24 };

/** Pages with a form that calls the API load the query client; the response schemas load with the first call. */
const accounts: Budget = { ...allPages, script: kilobytes(129), total: kilobytes(189), requests: 24 };

/** Budgets by page. The check fails if a page listed here does not exist. */
export const routeBudgets: Readonly<Record<string, Budget>> = {
  '/': home,
  '/blog': blog,
  '/blog/{id}': blog,
  '/register': accounts,
  '/login': accounts,
  '/forgot-password': accounts,
  '/reset-password': accounts,
  '/verify': accounts,
};
