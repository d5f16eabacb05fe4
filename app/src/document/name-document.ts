/**
 * Inline script: the margin of each printed page has this name, of the document that the page contains or of the page, and where and when it
 * was printed. The path of a private page says nothing on paper.
 */
export function nameDocument(): void {
  const { style } = document.documentElement;
  const parts = [...document.querySelectorAll('[data-document]')].map((part) => part.textContent);
  const name = parts.join(', ') || document.querySelector('h1')?.textContent || document.title;
  const day = new Date().toLocaleDateString('en-NG', { dateStyle: 'long' });
  const path = location.pathname.replace(/^\/(dashboard|admin).*/, '');
  style.setProperty('--document-name', JSON.stringify(`${name} · ${location.host}${path}, ${day}`));
}
