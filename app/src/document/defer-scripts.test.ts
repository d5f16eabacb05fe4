import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="stylesheet" href="/assets/site.css"/></head><body><h1>Read me</h1>',
  '<script nonce="n">window.__context = {};</script>',
  '<script nonce="n" type="module" async="">;\nimport * as route0 from "/assets/root.js";\n',
  'window.__modules = {"root":route0};\n\nimport("/assets/entry.js");</script></body>',
].join('');

test('names no script that a browser would fetch with the page', () => {
  const late = deferScripts(page);
  expect(late).not.toContain('modulepreload" href');
  expect(late).not.toMatch(/^import /m);
  expect(late).toContain('<link rel="stylesheet" href="/assets/site.css"/></head><body><h1>Read me</h1>');
  expect(late).toContain('<script nonce="n">window.__context = {};</script>');
});

test('waits before it imports, and then asks for all at once', () => {
  const [, code = ''] =
    /<script nonce="n" type="module" async="">([\s\S]*?)<\/script>/.exec(deferScripts(page)) ?? [];
  const wait = code.indexOf('["/assets/entry.js","/assets/root.js"]');
  const first = code.indexOf('const route0 = await import("/assets/root.js");');
  expect(wait).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(wait);
  expect(code.indexOf('import("/assets/entry.js")')).toBeGreaterThan(first);
});

const changes: readonly (readonly [change: string, html: string])[] = [
  ['no script at all', '<h1>Read me</h1>'],
  ['preloads written in another way', page.replaceAll('rel="modulepreload"', "rel='modulepreload'")],
  [
    'one preload written in another way',
    page.replace('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"'),
  ],
  ['imports written in another way', page.replace('import * as route0 from', 'import route0 from')],
  ['one more import, of another kind', page.replace(';\nimport *', ';\nimport "/assets/more.js";\nimport *')],
  [
    'another module script',
    page.replace('</body>', '<script type="module">import("/assets/more.js")</script></body>'),
  ],
];

test.each(changes)(
  'refuses a page with %s, so that the build fails when the router writes pages in a new way',
  (_, html) => {
    expect(() => deferScripts(html)).toThrow('deferScripts');
  },
);
