import type { ViewKind } from './first-view.ts';

/** What a first view of a page may cost on a phone: bytes on the wire, compressed as the server sends them, and requests. */
export type Budget = Readonly<Partial<Record<ViewKind | 'total' | 'requests', number>>>;

const kilobytes = (count: number): number => count * 1000;

/** What no page may go beyond. */
const everywhere: Budget = {
  page: kilobytes(14),
  style: kilobytes(16),
  font: kilobytes(48),
  image: kilobytes(40),
};

/** Pages that are written at build and ask for nothing: text, and what it takes to read it. */
export const pageBudget: Budget = {
  ...everywhere,
  script: kilobytes(120),
  total: kilobytes(183),
  requests: 18,
};

const home: Budget = { ...everywhere, script: kilobytes(122), total: kilobytes(215), requests: 15 };

/** The blog is rendered on the server, has pictures, and reads its marks-up in the browser too. */
const blog: Budget = { ...everywhere, script: kilobytes(126), total: kilobytes(205), requests: 24 };

/** Pages with a form that speaks to the server keep track of its calls; what checks the answers comes with the first one. */
const accounts: Budget = { ...everywhere, script: kilobytes(128), total: kilobytes(188), requests: 24 };

/** Pages with figures of their own. A page that is named here must be there. */
export const routeBudgets: Readonly<Record<string, Budget>> = {
  '/': home,
  '/blog': blog,
  '/blog/{id}': blog,
  '/register': accounts,
  '/login': accounts,
  '/forgot-password': accounts,
  '/reset-password': accounts,
};
