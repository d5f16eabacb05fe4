import { expect, test } from 'vitest';
import { defaultPanel } from './default-panel.ts';

const controls = 'addon-controls';
const interactions = 'storybook/interactions/panel';

test('shows Interactions for stories with a play function or test, and Controls for others', () => {
  expect(defaultPanel(['dev', 'play-fn'], controls)).toBe(interactions);
  expect(defaultPanel(['dev', 'test-fn'], controls)).toBe(interactions);
  expect(defaultPanel(['dev'], interactions)).toBe(controls);
  expect(defaultPanel(['dev'], undefined)).toBe(controls);
});

test('preserves another panel that the user selected', () => {
  expect(defaultPanel(['play-fn'], 'storybook/a11y/panel')).toBe('storybook/a11y/panel');
});
