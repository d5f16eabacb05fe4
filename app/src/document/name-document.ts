/** The margin of each printed page has this name, of the document that the page contains or of the page, and where and when it was printed. */
export function nameDocument(): void {
  const parts = [...document.querySelectorAll('[data-document]')];
  const name = parts.length
    ? parts.map((part) => part.textContent).join(', ')
    : document.querySelector('main h1')?.textContent;
  const day = new Date().toLocaleDateString('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
  // The path of a private page says nothing on paper.
  const path = location.pathname.replace(/^\/(dashboard|admin).*/, '');
  const source = ` · ${location.host}${path}, ${day}`;
  const { style } = document.documentElement;
  style.setProperty('--document-name', JSON.stringify(name ?? document.title));
  style.setProperty('--document-source', JSON.stringify(source));
}
