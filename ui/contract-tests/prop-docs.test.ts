import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/freshness.ts';
import { componentFiles } from '../../scripts/new-files.ts';
import { screenFiles } from '../../scripts/new-screen-files.ts';
import { openLibrary, readComponentDocs } from './prop-docs.ts';

const newComponents = (['content', 'layout', 'grades'] as const).flatMap((group) => {
  const { folder, files } = componentFiles(group, 'event-badge');
  return Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text] as const);
});
/**
 * What `npm run new:component` and `npm run new:screen` would write, without stories, which would bring in the types of Storybook. Both screens change the
 * index of the texts: the public one, which reads it, comes last.
 */
const generated = new Map(
  [...newComponents, ...screenFiles('admin', 'sponsors'), ...screenFiles('public', 'council-news')]
    .filter(([path]) => /^(ui|screens)\/.*(?<!\.stories)\.tsx?$/.test(path))
    .map(([path, text]) => [`${projectRoot}${path}`, text]),
);

const program = openLibrary(generated);
const components = readComponentDocs(program);
const props = components.flatMap(({ name, argTypes }) =>
  Object.values(argTypes).map((argType) => ({ ...argType, path: `${name}.${argType.name}` })),
);
const propAt = (path: string) => props.find((prop) => prop.path === path);

test('every prop has a description', () => {
  expect(props.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
});

test('every prop has a readable type', () => {
  const unreadable = /^(|any|unknown|union|object|enum|never)$|import\(|\.\.\. \d/;
  expect(
    props.filter(({ table }) => unreadable.test(table?.type?.summary ?? '')).map(({ path }) => path),
  ).toEqual([]);
});

test('every component has a description', () => {
  expect(components.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('a component has no prop `style`', () => {
  expect(props.filter(({ name }) => name === 'style').map(({ path }) => path)).toEqual([]);
});

test('the files of a new component and of a new screen have no type errors', () => {
  const errors = [...generated.keys()].flatMap((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
  expect(generated.size).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});

test('a union of literals is a choice: radio buttons up to four values, a select above', () => {
  expect(propAt('AlertDialog.tone')).toMatchObject({
    table: { type: { summary: "'neutral' | 'success' | 'failure'" }, defaultValue: { summary: 'neutral' } },
    options: ['neutral', 'success', 'failure'],
    control: { type: 'inline-radio' },
  });
  expect(propAt('Button.variant')).toMatchObject({ control: { type: 'select' } });
});

test('each type has its control', () => {
  expect(propAt('Button.loading')?.control).toEqual({ type: 'boolean' });
  expect(propAt('ProgressBar.value')?.control).toEqual({ type: 'number' });
  expect(propAt('CopyButton.label')?.control).toEqual({ type: 'text' });
  expect(propAt('Button.children')?.control).toEqual({ type: 'text' });
  expect(propAt('Button.iconStart')?.control).toEqual({ disable: true });
  expect(propAt('AlertDialog.onClose')?.control).toEqual({ disable: true });
});

test('arguments in an address are parsed by type', () => {
  expect(propAt('Button.variant')?.type?.name).toBe('enum');
  expect(propAt('Hero.titleLevel')?.type?.name).toBe('number');
  expect(propAt('Button.loading')?.type?.name).toBe('boolean');
  expect(propAt('CopyButton.label')?.type?.name).toBe('string');
});

test('a prop of one member of a union is optional, and one of all members is required if each requires it', () => {
  expect(propAt('AlertDialog.errors')?.type?.required).toBe(false);
  expect(propAt('AlertDialog.okLabel')?.type?.required).toBe(true);
});
