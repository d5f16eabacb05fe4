import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Storybook has the timer that patient-stores.js prolongs, in the manager and in the runner of tests', () => {
  const root = `${import.meta.dirname}/../..`;
  const [, name = ''] =
    /includes\('(\w+)'\)/.exec(readFileSync(`${root}/.storybook/public/patient-stores.js`, 'utf8')) ?? [];
  const timer = new RegExp(`setTimeout\\(\\(\\) => \\{\\s+[^}]*${name}[^}]*\\}, 1e3\\)`);
  for (const folder of ['manager', '_node-chunks']) {
    const path = `${root}/node_modules/storybook/dist/${folder}`;
    const scripts = readdirSync(path).filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => timer.test(readFileSync(`${path}/${file}`, 'utf8')))).toBe(true);
  }
});
