/** The margin of each printed page has this name, of the document that the page contains or of the page, and where and when it was printed. */
export function nameDocument(): void {
  const parts = [...document.querySelectorAll('[data-document]')];
  const name = parts.length
    ? parts.map((part) => part.textContent).join(', ')
    : document.querySelector('main h1')?.textContent;
  const day = new Date().toLocaleDateString('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
  const { host, pathname } = location;
  // The address of a private page says nothing on paper.
  const isPrivate = /^\/(dashboard|admin)/.test(pathname);
  const source = ` · ${host}${isPrivate ? '' : pathname}, ${day}`;
  const { style } = document.documentElement;
  style.setProperty('--document-name', JSON.stringify(name ?? document.title));
  style.setProperty('--document-source', JSON.stringify(source));
}
