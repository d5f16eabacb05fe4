/** Bytes that a page may cost before it can be used, compressed with brotli as the server sends them. Fonts and pictures are compressed in themselves. */
export interface Budget {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
}

const kilobytes = (count: number): number => count * 1000;

/** Every prerendered page, unless it has figures of its own. */
export const pageBudget: Budget = {
  script: kilobytes(150),
  style: kilobytes(15),
  font: kilobytes(52),
  image: kilobytes(60),
};

/** Pages with figures of their own. A page that is named here must be there. */
export const routeBudgets: Readonly<Record<string, Partial<Budget>>> = {
  '/login': { image: kilobytes(10) },
};
