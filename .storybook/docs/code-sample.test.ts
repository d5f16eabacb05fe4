import { expect, test } from 'vitest';
import { codeSample } from './code-sample.ts';

const context = {
  component: Object.assign(() => null, { __docgenInfo: { displayName: 'Dialog' } }),
  parameters: { __isArgsStory: true },
};
const isPublic = (name: string) => ['Dialog', 'Stack'].includes(name);

test('replaces a helper of the story with the component', () => {
  expect(codeSample('<Opener open>\n  Text\n</Opener>', context, isPublic)).toBe(
    '<Dialog open>\n  Text\n</Dialog>',
  );
  expect(codeSample('<Opener open />', context, isPublic)).toBe('<Dialog open />');
});

test('does not rename other components and elements', () => {
  for (const code of ['<Dialog open />', '<Stack><Dialog /></Stack>', '<div><Opener /></div>'])
    expect(codeSample(code, context, isPublic)).toBe(code);
});
