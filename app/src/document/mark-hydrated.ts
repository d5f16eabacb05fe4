/** Sets `data-hydrated` on the root element and dispatches `hydrated`: from then on, React handles every event. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}
