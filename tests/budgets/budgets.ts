import type { ViewKind } from './first-view.ts';

/** For the first view of a page on a phone: bytes, compressed as the server sends them, and number of requests. */
export type Budget = Readonly<Partial<Record<ViewKind | 'total' | 'requests', number>>>;

const kilobytes = (count: number): number => count * 1000;

const allPages: Budget = {
  // HTML with the rules that the page needs (S-2.110).
  page: kilobytes(16.6),
  // Includes 0.5 KB for printing: margins, name and number of pages, breaks, the table of categories and the fees of the ladder. 0.2 KB are for covers of posts and the outline of a loading area, 0.1 KB for
  // figures in the record of the home page.
  style: kilobytes(20.2),
  font: kilobytes(48),
  image: kilobytes(40),
};

/** Prerendered, without API calls. */
export const pageBudget: Budget = {
  ...allPages,
  // Includes 0.3 KB for navigation and footer around an error (SITE-8), 0.5 KB for checking addresses, and 0.5 KB for links to addresses (ACC-23).
  script: kilobytes(124.8),
  // Includes 2.1 KB for what About, the council and the benefits show as evidence, and 0.2 KB that name a page printed at once.
  total: kilobytes(200.2),
  // Benefits quote the assignments of the page about global links, which is a file of its own.
  requests: 22,
};

/**
 * For what all pages of the member area together load at once, beyond the home page and the sign-in, which every member has passed. 5 KB are
 * for charges, memberships, changes of address and name, and the form's bar on a phone. 1 KB is the table, 0.8 KB the file as staff read it, 0.4 KB
 * the same state of a fee on every page.
 */
export const memberAreaBudget = kilobytes(83.1);

/**
 * As `memberAreaBudget`. Charts load after the figures. 2 KB are shared by lists and dialogs only; 7 KB are for APP-30, APP-54, APP-55, PAY-5,
 * PAY-20, MAIL-6, MAIL-9, MKT-5, SITE-3, SET-5, PPL-13 and ACC-9. 16 KB are for the ledger and cash book, reading statements by hand, and members
 * with their record, 1 KB for the proof beside the decision and a member's payments.
 */
export const adminAreaBudget = kilobytes(160);

/** Mosaics of three slides, each with a figure. */
const home: Budget = {
  ...allPages,
  page: kilobytes(21.3),
  script: kilobytes(127.6),
  total: kilobytes(207.5),
  requests: 18,
};

/** Rendered on the server. Has pictures, also renders its rich text in the browser, and shares its pagination with the admin area. A post shows the covers of others whole, and captions. */
const blog: Budget = {
  ...allPages,
  page: kilobytes(19.1),
  script: kilobytes(126.5),
  total: kilobytes(207.2),
  requests: 21,
};

/** With a form that calls the API: loads the query client; the response schemas load with the first call. */
const accounts: Budget = { ...allPages, script: kilobytes(134), total: kilobytes(203), requests: 34 };

/** The check fails if a page listed here does not exist. */
export const routeBudgets: Readonly<Record<string, Budget>> = {
  '/': home,
  '/blog': blog,
  '/blog/{id}': blog,
  '/register': accounts,
  '/login': accounts,
  '/forgot-password': accounts,
  '/reset-password': accounts,
  '/confirm-address': accounts,
  '/stop-address-change': accounts,
  '/verify': accounts,
  '/newsletter/confirm': accounts,
  '/newsletter/leave': accounts,
};
