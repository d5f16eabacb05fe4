import { expect, test } from 'vitest';
import { layers, selectLayers } from './layers.ts';

const names = (...selection: Parameters<typeof selectLayers>) =>
  selectLayers(...selection).map(({ layer }) => layer.name);

test('selects all layers by default', () => {
  expect(names([])).toEqual(layers.map(({ name }) => name));
});

test('selects a layer with the steps that it needs, in order', () => {
  expect(names(['journeys'])).toEqual(['design', 'build', 'browser', 'journeys']);
  expect(names(['unit', 'types'])).toEqual(['design', 'types', 'unit']);
  expect(names(['contract'])).toEqual(['design', 'contract']);
});

test('selects the layers with test files that changes reach', () => {
  const reached = ['ui/a.test.ts', 'ui/a.stories.tsx', 'tests/contract/a.test.ts'];
  expect(names([], reached)).toEqual(['design', 'types', 'lint', 'unit', 'contract', 'browser', 'stories']);
  expect(selectLayers(['unit'], reached).at(-1)?.files).toEqual(['ui/a.test.ts']);
  expect(names(['contract', 'journeys'], reached)).toEqual(['design', 'contract']);
});

test('throws for an unknown layer', () => {
  expect(() => selectLayers(['jurneys'])).toThrow('No layer jurneys. There are: design, types, lint');
});

test('lists layers after the layers that they need', () => {
  const order = layers.map(({ name }) => name);
  for (const { name, needs = [] } of layers) {
    for (const need of needs) expect(order.indexOf(need)).toBeLessThan(order.indexOf(name));
  }
});
