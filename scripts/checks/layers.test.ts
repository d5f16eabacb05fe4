import { expect, test } from 'vitest';
import { chosenLayers, layers } from './layers.ts';

const names = (chosen: readonly string[]) => chosenLayers(chosen).map(({ name }) => name);

test('all layers run where none is named', () => {
  expect(chosenLayers([])).toEqual(layers);
});

test('a named layer brings the steps that it needs, in their order', () => {
  expect(names(['journeys'])).toEqual(['design', 'browser', 'build', 'journeys']);
  expect(names(['unit', 'types'])).toEqual(['design', 'types', 'unit']);
  expect(names(['contract'])).toEqual(['contract']);
});

test('an unknown layer is named', () => {
  expect(() => chosenLayers(['jurneys'])).toThrow('No layer jurneys. There are: design, types, lint');
});

test('what a layer needs comes before it', () => {
  const order = layers.map(({ name }) => name);
  for (const { name, needs = [] } of layers) {
    for (const need of needs) expect(order.indexOf(need)).toBeLessThan(order.indexOf(name));
  }
});
