import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStyleInliner } from './inline-styles.ts';

const sheet = [
  ':root{--ink:#000;--ground:#fff}',
  '@font-face{font-family:Text;src:url(/text.woff2)}@font-face{font-family:Fallback;src:local(Arial)}',
  '@property --turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
  '.head{color:var(--ink);rotate:var(--turn)}.head:hover{color:red}.elsewhere{color:var(--ground)}',
  ':root:has(.elsewhere){color:blue}:root[data-signed-in] .head{color:green}:root:not([data-opened]) .head{color:gray}',
].join('');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imc-styles-'));
  await writeFile(join(folder, 'site.css'), sheet);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const link = '<link rel="stylesheet" href="/site.css"/>';
const page = `<html><head>${link}</head><body><h1 class="head">Read me</h1></body></html>`;

test('writes the rules of the page into it, and leaves the sheet for later', async () => {
  const html = await createStyleInliner(folder)(page);
  const [, css = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  expect(css).toContain('.head{');
  expect(css).toContain('.head:hover{');
  expect(css).not.toContain('.elsewhere{');
  expect(css).toContain('@font-face{font-family:Fallback');
  expect(css).not.toContain('text.woff2');
  expect(html).toContain(
    `</style><link rel="stylesheet" href="/site.css" media="not all" disabled=""/><noscript>${link}</noscript>`,
  );
});

test('keeps the rule after a registered property valid, rules with :has(), and those of a state of the root element', async () => {
  const html = await createStyleInliner(folder)(page);
  expect(html).toMatch(/@property[^}]*\}(?!;)/);
  expect(html).toContain(':root:has(.elsewhere){');
  expect(html).toContain(':root[data-signed-in] .head{');
  expect(html).toContain(':root:not([data-opened]) .head{');
});

test('contains only the tokens that its rules or the page read', async () => {
  const inline = createStyleInliner(folder);
  expect(await inline(page)).not.toContain('--ground:');
  const html = await inline(page.replace('<h1', '<h1 style="background:var(--ground)"'));
  expect(html).toContain('--ink:#000');
  expect(html).toContain('--ground:#fff');
});

test('gives the style the nonce of the response', async () => {
  const html = await createStyleInliner(folder)(page.replace('<link', '<link nonce="abc"'), 'abc');
  expect(html).toContain('<style nonce="abc">');
  expect(html).toContain('<link nonce="abc" rel="stylesheet" href="/site.css" media="not all" disabled=""/>');
});

test('leaves pages with several sheets', async () => {
  const html = page.replace(link, link + link.replace('site', 'areas'));
  expect(await createStyleInliner(folder)(html)).toBe(html);
});

test('fails for a sheet that does not exist', async () => {
  await expect(createStyleInliner(folder)(page.replace('site.css', 'other.css'))).rejects.toThrow('ENOENT');
});

test('rejects a page whose style sheet it does not recognise', async () => {
  const other = page.replace(link, '<link href="/site.css" rel="stylesheet">');
  await expect(createStyleInliner(folder)(other)).rejects.toThrow('no style sheet');
});
