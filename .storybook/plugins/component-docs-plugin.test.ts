import { expect, test } from 'vitest';
import { documentedParts } from './component-docs-plugin.ts';

const source = `export interface ButtonProps {
  /** Look. Default \`primary\`. */
  variant?: 'primary' | 'secondary';
}

/** A button. */
export function Button({ variant = 'primary' }: ButtonProps) {
  return <button data-variant={variant} />;
}
`;

test('an edit of the markup leaves the documentation of a component', () => {
  expect(documentedParts(source.replace('<button', '<button type="button"'))).toBe(documentedParts(source));
});

test.each([
  ["'secondary'", "'quiet'"],
  ['Look.', 'Its look.'],
  ['A button.', 'A button for actions.'],
  ['}: ButtonProps)', '}: OtherProps)'],
])('an edit of %s changes it', (before, after) => {
  expect(documentedParts(source.replace(before, after))).not.toBe(documentedParts(source));
});
