/**
 * Runs in the page, written into it as it stands: waits until the page has been loaded and painted, or somebody acts on it, before any script
 * is asked for, so that none takes the line from the text, the fonts and the pictures. A form that is sent before it is alive is kept,
 * and sent once it is.
 */
async function whenPainted(scripts: readonly string[]): Promise<void> {
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    const { target, submitter } = event;
    addEventListener('live', () => (target as HTMLFormElement).requestSubmit(submitter), { once: true });
  };
  addEventListener('submit', keep, true);
  addEventListener('live', () => removeEventListener('submit', keep, true), { once: true });
  await new Promise((go) => {
    for (const act of ['pointerdown', 'keydown', 'submit']) addEventListener(act, go, { once: true });
    const painted = () => requestAnimationFrame(() => setTimeout(go));
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted);
    // A picture that does not come, or a page that nobody sees yet, holds nothing up for longer.
    setTimeout(go, 3000);
  });
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // Each in a turn of its own, between which a press is answered.
    await new Promise((go) => setTimeout(go));
  }
}

const preload = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;

/** Has a page ask for its scripts late. They are named in the page as the router writes it: preloads, and a module that imports them. */
export function lateScripts(html: string): string {
  const scripts = [...html.matchAll(preload)].map(([, href]) => href);
  const wait = `await (${whenPainted})(${JSON.stringify(scripts)});`;
  return html
    .replace(preload, '')
    .replace(
      /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/,
      (_, open: string, code: string, close: string) =>
        `${open}${wait}${code.replace(/\bimport \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')}${close}`,
    );
}
