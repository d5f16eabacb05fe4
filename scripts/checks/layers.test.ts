import { expect, test } from 'vitest';
import { layers, selectLayers } from './layers.ts';

const names = (selected: readonly string[]) => selectLayers(selected).map(({ name }) => name);

test('selects all layers by default', () => {
  expect(selectLayers([])).toEqual(layers);
});

test('selects a layer with the steps that it needs, in order', () => {
  expect(names(['journeys'])).toEqual(['design', 'browser', 'build', 'journeys']);
  expect(names(['unit', 'types'])).toEqual(['design', 'types', 'unit']);
  expect(names(['contract'])).toEqual(['design', 'contract']);
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
