import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="stylesheet" href="/assets/site.css"/></head><body><h1>Read me</h1>',
  '<script nonce="n">window.__context = {};</script>',
  '<script nonce="n" type="module" async="">;\nimport * as route0 from "/assets/root.js";\n',
  'window.__modules = {"root":route0};\n\nimport("/assets/entry.js");</script></body>',
].join('');

test('names no script that a browser would fetch with the page', () => {
  const late = lateScripts(page);
  expect(late).not.toContain('modulepreload" href');
  expect(late).not.toMatch(/^import /m);
  expect(late).toContain('<link rel="stylesheet" href="/assets/site.css"/></head><body><h1>Read me</h1>');
  expect(late).toContain('<script nonce="n">window.__context = {};</script>');
});

test('waits before it imports, and then asks for all at once', () => {
  const [, code = ''] =
    /<script nonce="n" type="module" async="">([\s\S]*?)<\/script>/.exec(lateScripts(page)) ?? [];
  const wait = code.indexOf('["/assets/entry.js","/assets/root.js"]');
  const first = code.indexOf('const route0 = await import("/assets/root.js");');
  expect(wait).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(wait);
  expect(code.indexOf('import("/assets/entry.js")')).toBeGreaterThan(first);
});

test('leaves a page without scripts as it is', () => {
  expect(lateScripts('<h1>Read me</h1>')).toBe('<h1>Read me</h1>');
});
