import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectRoot } from './freshness.ts';

/** A play function or test with more user events than this has named steps. */
const eventsWithoutSteps = 3;

const isUserEvent = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /(^|\.)(userEvent|user)$/.test(node.expression.expression.getText());

const isStep = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /(^|\.)step$/.test(node.expression.getText());

function count(root: ts.Node, matches: (node: ts.Node) => boolean): number {
  let found = 0;
  const visit = (node: ts.Node) => {
    if (matches(node)) found += 1;
    node.forEachChild(visit);
  };
  visit(root);
  return found;
}

function playsIn(source: ts.SourceFile): ts.Node[] {
  const plays: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'play') plays.push(node.initializer);
    else if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'test'
    ) {
      const last = node.arguments.at(-1);
      if (last) plays.push(last);
    } else node.forEachChild(visit);
  };
  visit(source);
  return plays;
}

/** Line numbers of plays with many user events and no steps. */
function playsWithoutSteps(text: string): number[] {
  // Most files are not worth parsing.
  if ((text.match(/\b(?:userEvent|user)\./g)?.length ?? 0) <= eventsWithoutSteps) return [];
  const source = ts.createSourceFile('stories.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return playsIn(source)
    .filter((play) => count(play, isUserEvent) > eventsWithoutSteps && count(play, isStep) === 0)
    .map((play) => source.getLineAndCharacterOfPosition(play.getStart()).line + 1);
}

const play = (body: string) => `meta.story({ play: async ({ step, userEvent }) => { ${body} } })`;
const click = 'await userEvent.click(button);';

test('finds plays and tests with many user events and no steps', () => {
  expect(playsWithoutSteps(play(click.repeat(4)))).toEqual([1]);
  expect(
    playsWithoutSteps(`\nPlayground.test('clicks', async ({ userEvent }) => { ${click.repeat(4)} });`),
  ).toEqual([2]);
  expect(playsWithoutSteps(play(click.repeat(3)))).toEqual([]);
  expect(playsWithoutSteps(play(`await step('Click', async () => { ${click.repeat(4)} });`))).toEqual([]);
});

const stories = globSync('{ui,screens,.storybook}/**/*.stories.tsx', {
  cwd: projectRoot,
  exclude: (path) => path.includes('node_modules'),
});

test('plays with many user events have named steps', () => {
  expect(stories.length).toBeGreaterThan(100);
  const withoutSteps = stories.flatMap((path) =>
    playsWithoutSteps(readFileSync(`${projectRoot}${path}`, 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(withoutSteps).toEqual([]);
});
