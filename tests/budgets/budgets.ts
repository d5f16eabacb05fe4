import type { ViewKind } from './first-view.ts';

/** Limits for the first view of a page on a phone: bytes on the wire, compressed as the server sends them, and number of requests. */
export type Budget = Readonly<Partial<Record<ViewKind | 'total' | 'requests', number>>>;

const kilobytes = (count: number): number => count * 1000;

/** Limits for every page. */
const allPages: Budget = {
  // HTML with the rules that the page needs (S-2.110).
  page: kilobytes(24),
  style: kilobytes(20.5),
  font: kilobytes(48),
  image: kilobytes(40),
};

/** Limits for prerendered pages without API calls. */
export const pageBudget: Budget = {
  ...allPages,
  // 0.3 KB of it keep navigation and footer around an error (SITE-8), 0.5 KB check addresses and say what was meant.
  script: kilobytes(123.5),
  total: kilobytes(200),
  requests: 24,
};

/**
 * Limit for the scripts of the member area that load at once, beyond the public baseline, for all its pages together. The baseline is what the home page and the
 * sign-in load, which every member has passed.
 */
export const memberAreaBudget = kilobytes(75);

/**
 * The same limit for the admin area, whose charts load after the figures. 2 KB of it are what only lists and dialogs share; 7 KB undo confirmations, warn
 * before deciding, take reasons with every decision, correct accounts, edit marketers, filter by decision and by request, and list what must be set
 * (APP-30, APP-54, APP-55, PAY-5, PAY-20, MAIL-6, MAIL-9, MKT-5, SITE-3, SET-5, PPL-13, ACC-9).
 */
export const adminAreaBudget = kilobytes(139.5);

/** The page has the mosaics of three slides. Budgets count bodies without headers: its HTML has 24,045 bytes in Brotli 9, as the server sends it. */
const home: Budget = {
  ...allPages,
  page: kilobytes(24.5),
  script: kilobytes(132),
  total: kilobytes(215),
  requests: 34,
};

/** The blog is rendered on the server, has pictures, also renders its rich text in the browser, and shares its pagination with the admin area. */
const blog: Budget = { ...allPages, script: kilobytes(126.5), total: kilobytes(211), requests: 25 };

/** Pages with a form that calls the API load the query client; the response schemas load with the first call. */
const accounts: Budget = { ...allPages, script: kilobytes(134), total: kilobytes(203.5), requests: 35 };

/** The form of the grade finder is in the page; its script loads when it is wanted (docs/decisions/0019). */
const categories: Budget = { ...pageBudget, total: kilobytes(202) };

/** Budgets by page. The check fails if a page listed here does not exist. */
export const routeBudgets: Readonly<Record<string, Budget>> = {
  '/': home,
  '/membership/category': categories,
  '/blog': blog,
  '/blog/{id}': blog,
  '/register': accounts,
  '/login': accounts,
  '/forgot-password': accounts,
  '/reset-password': accounts,
  '/verify': accounts,
  '/newsletter/confirm': accounts,
  '/newsletter/leave': accounts,
};
