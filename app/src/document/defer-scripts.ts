/**
 * Runs in the page, as an inline script: waits until the page is loaded and painted, or the user acts on it, before it requests any script, so
 * that scripts don't compete with text, fonts and pictures for the connection. A form that is submitted before hydration is submitted
 * again after it.
 */
async function whenPainted(scripts: readonly string[]): Promise<void> {
  const resubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { target, submitter } = event;
    addEventListener('hydrated', () => (target as HTMLFormElement).requestSubmit(submitter), { once: true });
  };
  addEventListener('submit', resubmit, true);
  addEventListener('hydrated', () => removeEventListener('submit', resubmit, true), { once: true });
  await new Promise((resolve) => {
    for (const act of ['pointerdown', 'keydown', 'submit']) addEventListener(act, resolve, { once: true });
    const painted = () => requestAnimationFrame(() => setTimeout(resolve));
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted);
    // A picture that does not arrive, or a page in a background tab, delays the scripts no longer than this.
    setTimeout(resolve, 3000);
  });
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // One task each, so that input is handled in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const preload = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;
const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/g;
const staticImport = /\bimport \* as (\w+) from ("[^"]+");/g;
/** What starts a request by itself: a preload that was left, or an import that is not awaited behind the wait. */
const eager = /<link\b[^>]*modulepreload|^\s*import\s+[^(\s]/m;

/**
 * Makes a rendered page request its scripts late (docs/decisions/0021). It relies on how the router writes them: preload links, and one module
 * script that imports the routes by name. Throws where a page is written in another way: the build renders every static page, so it fails
 * when the router's HTML changes.
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(preload)].map(([, href]) => href);
  const modules = [...html.matchAll(moduleScript)];
  const imports = modules.flatMap(([, , code = '']) => [...code.matchAll(staticImport)]);
  const unexpected = (what: string) =>
    new Error(`The router writes its scripts in a way that deferScripts does not know: ${what}.`);
  if (scripts.length === 0) throw unexpected('no modulepreload link');
  if (modules.length !== 1) throw unexpected(`${modules.length} module scripts instead of one`);
  if (imports.length === 0) throw unexpected('no import of a route');
  const wait = `await (${whenPainted})(${JSON.stringify(scripts)});`;
  const deferred = html
    .replace(preload, '')
    .replace(
      moduleScript,
      (_, open: string, code: string, close: string) =>
        `${open}${wait}${code.replace(staticImport, 'const $1 = await import($2);')}${close}`,
    );
  if (eager.test(deferred)) throw unexpected('an import or a preload in a form of its own');
  return deferred;
}
