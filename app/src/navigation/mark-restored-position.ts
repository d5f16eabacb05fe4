/**
 * Inline script before the first paint. Marks the root element if the page opens at a section or at an
 * earlier scroll position, as a navigation does (`useFocusOnNavigation`).
 */
export const markRestoredPosition =
  '(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")&&(document.documentElement.dataset.navigated="")';
