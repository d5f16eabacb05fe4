/** The margin of each printed page has this name: of the document that the page contains, or of the page. */
export function nameDocument(): void {
  const { textContent } =
    document.querySelector('[data-document]') ?? document.querySelector('main h1') ?? document.head;
  document.documentElement.style.setProperty('--document-name', JSON.stringify(textContent));
}
