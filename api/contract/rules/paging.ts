/** Returns the facts of a page of a list. An empty list has one page. */
export const paging = (
  total: number,
  { page, limit }: { readonly page: number; readonly limit: number },
) => ({
  total,
  page,
  pages: Math.max(1, Math.ceil(total / limit)),
});
