/** From this event on, React handles every event. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}
