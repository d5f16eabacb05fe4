/** Says that the page is hydrated: from now on every click and key is handled. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}
