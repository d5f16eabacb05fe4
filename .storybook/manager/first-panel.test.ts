import { expect, test } from 'vitest';
import { firstPanel } from './first-panel.ts';

const controls = 'addon-controls';
const interactions = 'storybook/interactions/panel';

test('shows Interactions for stories with a play function or test, and Controls for others', () => {
  expect(firstPanel(['dev', 'play-fn'], controls)).toBe(interactions);
  expect(firstPanel(['dev', 'test-fn'], controls)).toBe(interactions);
  expect(firstPanel(['dev'], interactions)).toBe(controls);
  expect(firstPanel(['dev'], undefined)).toBe(controls);
});

test('preserves another panel that the user selected', () => {
  expect(firstPanel(['play-fn'], 'storybook/a11y/panel')).toBe('storybook/a11y/panel');
});
