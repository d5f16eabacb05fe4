import type { Plugin } from 'vite';
import { screenRules } from '../docs/screen-rules.ts';
import { elementFacts } from './element-facts.ts';

/** Source code of each virtual module. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:element-facts': () => `export const elementFacts = ${JSON.stringify(elementFacts())};`,
  'virtual:screen-rules': () => `export const screenRules = ${JSON.stringify(screenRules())};`,
};

/** Provides `elementFacts` and `screenRules` to the docs pages as virtual modules. */
export const docsFacts = (): Plugin => ({
  name: 'docs-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.replace(/^\0/, '')]?.(),
});
