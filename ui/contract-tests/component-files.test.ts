import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentGroups } from './component-groups.ts';

// Rules for every component folder. The folders are read from disk, so that new components are covered automatically.
const ui = join(import.meta.dirname, '..');

const components = Object.values(componentGroups).flatMap((group) =>
  readdirSync(join(ui, group.folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ ...group, name })),
);
const textOf = (...path: string[]) => readFileSync(join(ui, ...path), 'utf8');

const everywhere = components
  .flatMap(({ folder, name }) =>
    readdirSync(join(ui, folder, name)).map((file) => [folder, name, file] as const),
  )
  .filter(([, , file]) => file.endsWith('.tsx'))
  .map((path) => textOf(...path))
  .join('\n');

describe.each(components)('$folder/$name', ({ title, folder, barrel, name }) => {
  const read = (file: string) => textOf(folder, name, file);
  const files = readdirSync(join(ui, folder, name));
  const sources = files.filter((file) => /\.tsx$/.test(file) && !/\.(stories|test)\.tsx$/.test(file));

  test('is named in kebab case and has the required files', () => {
    expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(files).toContain(`${name}.tsx`);
    expect(files).toContain(`${name}.stories.tsx`);
    for (const file of files)
      expect(file).toMatch(/^[a-z0-9-]+(\.(module|stories|test|browser))?\.(tsx|ts|css|mdx)$/);
  });

  test('imports only style sheets that exist and uses every one it has', () => {
    const code = files.filter((file) => /\.tsx?$/.test(file)).map(read);
    for (const source of code) {
      for (const [, path] of source.matchAll(/from '(\.[^']+\.css)'/g)) {
        expect(existsSync(join(ui, folder, name, path as string)), path).toBe(true);
      }
    }
    for (const sheet of files.filter((file) => file.endsWith('.css')))
      expect(everywhere).toContain(`/${sheet}'`);
  });

  test('has a Playground and a Matrix among its stories', () => {
    const stories = read(`${name}.stories.tsx`);
    expect(stories).toMatch(/^export const Playground = meta\.story\(/m);
    expect(stories).toMatch(/^export const Matrix = meta\.story\(/m);
    expect(stories).toMatch(new RegExp(`title: '${title}/[A-Z]\\w+'`));
  });

  test('has a guidance page: when, when not, wording, accessibility', () => {
    const page = read(`${name}.mdx`);
    expect(page).toContain('<Meta of={stories} />');
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['When', 'When not', 'Wording', 'Accessibility']);
    expect(page.match(/^- .{20,}/gm)?.length).toBeGreaterThanOrEqual(6);
    // The placeholder that `npm run new:component` generates.
    expect(page).not.toContain('To be written:');
  });

  test('is exported from the barrel by its own path', () => {
    const path = relative(dirname(barrel), join(folder, name));
    expect(textOf(barrel)).toContain(`'./${path}/${name}.tsx'`);
  });

  test('has only named exports and no style prop', () => {
    for (const file of sources) {
      expect(read(file), file).not.toMatch(/^export default/m);
      expect(read(file), file).not.toMatch(/^\s+style\??:/m);
    }
  });

  test('documents each public prop', () => {
    for (const file of sources) {
      const undocumented = [...read(file).matchAll(/^export interface \w*Props[^{]*\{\n([\s\S]*?)^\}/gm)]
        .flatMap(([, body]) => (body as string).split('\n'))
        .filter(
          (line, index, lines) => /^ {2}[a-zA-Z]\w*\??:/.test(line) && !/\*\/$/.test(lines[index - 1] ?? ''),
        )
        .filter((line) => !/never;$/.test(line));
      expect(undocumented, file).toEqual([]);
    }
  });

  test('uses only semantic colours and guards hover and motion', () => {
    for (const sheet of files.filter((file) => file.endsWith('.css'))) {
      const css = read(sheet);
      expect(css, sheet).not.toMatch(/var\(--raw-/);
      expect(css, sheet).not.toMatch(/#[0-9a-f]{3,8}\b/i);
      const hovers = css.match(/:hover/g)?.length ?? 0;
      if (hovers) expect(css, sheet).toMatch(/@media \(hover: hover\)/);
      if (/\b(animation|transition):/.test(css)) expect(css, sheet).toMatch(/prefers-reduced-motion/);
    }
  });
});

const surfaceOf = (barrel: string) =>
  [...textOf(barrel).matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, list]) => (list as string).split(','))
    .map((name) => name.replace(/^\s*type\s+/, '').trim())
    .filter(Boolean)
    .sort((a, b) => (a < b ? -1 : 1));

test.each([
  ['library', 'index.ts'],
  ['composites', 'membership/index.ts'],
])('the public surface of the %s is known', (_, barrel) => {
  const exported = surfaceOf(barrel);
  expect(new Set(exported).size).toBe(exported.length);
  expect(exported).toMatchSnapshot();
});
