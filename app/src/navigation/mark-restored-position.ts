/**
 * Inline script that runs before the first paint. Marks the root element, as a navigation does (`useFocusOnNavigation`), if the page is opened at a
 * section or at the scroll position of an earlier visit.
 */
export const markRestoredPosition =
  '(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")&&(document.documentElement.dataset.navigated="")';
