import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="stylesheet" href="/assets/site.css"/></head><body><h1>Read me</h1>',
  '<script nonce="n">window.__context = {};</script>',
  '<script nonce="n" type="module" async="">;\nimport * as route0 from "/assets/root.js";\n',
  'window.__modules = {"root":route0};\n\nimport("/assets/entry.js");</script></body>',
].join('');

test('leaves no script that a browser would fetch with the page', () => {
  const deferred = deferScripts(page);
  expect(deferred).not.toContain('modulepreload" href');
  expect(deferred).not.toMatch(/^import /m);
  expect(deferred).toContain('<link rel="stylesheet" href="/assets/site.css"/></head><body><h1>Read me</h1>');
  expect(deferred).toContain('<script nonce="n">window.__context = {};</script>');
});

test('waits before it imports, then requests all scripts at once', () => {
  const [, code = ''] =
    /<script nonce="n" type="module" async="">([\s\S]*?)<\/script>/.exec(deferScripts(page)) ?? [];
  const wait = code.indexOf('["/assets/entry.js","/assets/root.js"]');
  const first = code.indexOf('const route0 = await import("/assets/root.js");');
  expect(wait).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(wait);
  expect(code.indexOf('import("/assets/entry.js")')).toBeGreaterThan(first);
});

const changes: readonly (readonly [change: string, html: string])[] = [
  ['no script', '<h1>Read me</h1>'],
  ['preloads in another form', page.replaceAll('rel="modulepreload"', "rel='modulepreload'")],
  [
    'one preload in another form',
    page.replace('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"'),
  ],
  ['imports in another form', page.replace('import * as route0 from', 'import route0 from')],
  [
    'an additional import in another form',
    page.replace(';\nimport *', ';\nimport "/assets/more.js";\nimport *'),
  ],
  [
    'another module script',
    page.replace('</body>', '<script type="module">import("/assets/more.js")</script></body>'),
  ],
];

test.each(changes)(
  'throws for a page with %s, so that the build fails when the router changes its HTML',
  (_, html) => {
    expect(() => deferScripts(html)).toThrow('deferScripts');
  },
);
