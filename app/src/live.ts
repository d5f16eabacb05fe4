/** Says that the page is alive: what is pressed from now on is heard. */
export function sayLive(): void {
  document.documentElement.dataset.live = '';
  dispatchEvent(new Event('live'));
}
