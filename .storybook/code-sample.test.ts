import { expect, test } from 'vitest';
import { codeSample } from './code-sample.ts';

const context = {
  component: Object.assign(() => null, { __docgenInfo: { displayName: 'Dialog' } }),
  parameters: { __isArgsStory: true },
};
const isPublic = (name: string) => ['Dialog', 'Stack'].includes(name);

test('a helper of the story has the name of the component', () => {
  expect(codeSample('<Opener open>\n  Text\n</Opener>', context, isPublic)).toBe(
    '<Dialog open>\n  Text\n</Dialog>',
  );
  expect(codeSample('<Opener open />', context, isPublic)).toBe('<Dialog open />');
});

test('other components and elements keep their names', () => {
  for (const code of ['<Dialog open />', '<Stack><Dialog /></Stack>', '<div><Opener /></div>'])
    expect(codeSample(code, context, isPublic)).toBe(code);
});
