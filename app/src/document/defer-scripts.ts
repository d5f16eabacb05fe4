/**
 * Runs in the page as an inline script. Requests scripts and the full style sheet only after the page is painted or used, so that they
 * don't compete with text and pictures. The sheet applies without its fonts, which follow a frame later, because matching all rules and
 * laying out all text in one task would block a slow phone. A form submitted before hydration is submitted again after it.
 */
async function whenPainted(scripts: readonly string[]): Promise<void> {
  const resubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { target, submitter } = event;
    addEventListener('hydrated', () => (target as HTMLFormElement).requestSubmit(submitter), { once: true });
  };
  addEventListener('submit', resubmit, true);
  addEventListener('hydrated', () => removeEventListener('submit', resubmit, true), { once: true });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await new Promise((resolve) => {
    for (const event of ['pointerdown', 'keydown', 'submit'])
      addEventListener(event, resolve, { once: true });
    const afterPaint = () => nextFrame().then(resolve);
    if (document.readyState === 'complete') afterPaint();
    else addEventListener('load', afterPaint);
    // Limit for a picture that does not load and for a page in a background tab.
    setTimeout(resolve, 3000);
  });
  const styled = Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')].map(async (link) => {
      await new Promise((resolve) => {
        link.onload = link.onerror = resolve;
        link.disabled = false;
      });
      const { sheet } = link;
      const fonts: string[] = [];
      for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index--) {
        const rule = sheet?.cssRules[index];
        if (!(rule instanceof CSSFontFaceRule)) continue;
        fonts.push(rule.cssText);
        sheet?.deleteRule(index);
      }
      link.media = '';
      await nextFrame();
      // A sheet of their own, because a rule added to this one would match all its rules again.
      const fontSheet = new CSSStyleSheet();
      fontSheet.replaceSync(fonts.join(''));
      document.adoptedStyleSheets.push(fontSheet);
    }),
  );
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // One task per script, so that the browser can handle input in between.
    await new Promise((resolve) => setTimeout(resolve));
  }
  // With a limit, because the page has the rules it needs and its forms wait for hydration.
  await Promise.race([styled, new Promise((resolve) => setTimeout(resolve, 3000))]);
}

const preload = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;
const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/g;
const staticImport = /\bimport \* as (\w+) from ("[^"]+");/g;
/** Matches what starts a request on its own: a remaining preload link, or an import that does not wait. */
const eager = /<link\b[^>]*modulepreload|^\s*import\s+[^(\s]/m;

/**
 * Makes a rendered page request its scripts late (docs/decisions/0018). Throws unless the router's HTML has preload links and one module
 * script that imports the routes by name, so the build fails when that HTML changes.
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(preload)].map(([, href]) => href);
  const modules = [...html.matchAll(moduleScript)];
  const imports = modules.flatMap(([, , code = '']) => [...code.matchAll(staticImport)]);
  const unexpected = (what: string) => new Error(`deferScripts does not support the router's HTML: ${what}.`);
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
  if (eager.test(deferred)) throw unexpected('an import or a preload in another form');
  return deferred;
}
