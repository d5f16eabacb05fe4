import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { withoutUnusedTokens } from '../../build/unused-tokens.ts';

const sheetLink = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"]+)"\/>/g;
/** Fallback fonts with the metrics of the web fonts, which the first paint must not wait for, and the margins of printed pages. */
const always = /@font-face\{(?![^}]*url\()[^}]*\}|@page[^{]*\{(?:[^{}]|\{[^}]*\})*\}/g;
/** Beasties 0.5 writes a semicolon after `@property`, which makes the next rule invalid. */
const afterProperty = /(@property[^{]*\{[^}]*\});/g;

/** Selectors that Beasties does not evaluate. Their rules are in every page. */
const unsupported = /:(has|is)\(/;
/** Attributes that a script sets on the root element (`markStoredSession`, `markRestoredPosition`). */
const rootState = /:root(\[|:not\(\[)/;

type Extract = (html: string) => string;

async function readSheet(folder: string, href: string): Promise<Extract> {
  const sheet = await readFile(join(folder, href), 'utf8');
  const processor = createProcessor([compileSheet(sheet, { href, allowRules: [unsupported, rootState] })], {
    preload: false,
  });
  // The families are values of tokens, so Beasties does not see which rules use them.
  const kept = (sheet.match(always) ?? []).join('');
  return (html) => {
    const css = kept + processor.extract(html).css.replace(afterProperty, '$1');
    return withoutUnusedTokens(css, [css, html]);
  };
}

/**
 * Creates a function that inlines a page's rules, so that the first paint does not wait for the style sheet
 * (docs/decisions/0018). The sheet's link is disabled and matches no medium, because Chromium fetches a disabled sheet
 * early; `deferScripts` enables it. Pages with several sheets (member and admin areas) stay as they are. Throws for a
 * page without one, so the build fails when the router's HTML changes.
 *
 * @param folder - The folder of the browser build.
 */
export function createStyleInliner(folder: string) {
  const sheets = new Map<string, Promise<Extract>>();
  return async (html: string, nonce?: string): Promise<string> => {
    const [link, ...others] = html.matchAll(sheetLink);
    if (!link) throw new Error('The page has no style sheet in the form that the router writes.');
    if (others.length > 0) return html;
    const [element, href = ''] = link;
    const sheet = sheets.get(href) ?? readSheet(folder, href);
    sheets.set(href, sheet);
    // Try again for the next page.
    sheet.catch(() => sheets.delete(href));
    const css = (await sheet)(html);
    const attributes = nonce === undefined ? '' : ` nonce="${nonce}"`;
    return html.replace(
      element,
      () =>
        `<style${attributes}>${css}</style>${element.replace('/>', ' media="not all" disabled=""/>')}<noscript>${element}</noscript>`,
    );
  };
}
