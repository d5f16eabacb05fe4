import { expect, test } from 'vitest';
import { codeSample } from './code-sample.ts';

const context = {
  component: Object.assign(() => null, { __docgenInfo: { displayName: 'Dialog' } }),
  parameters: { __isArgsStory: true },
};
const pages = new Map([
  ['Dialog', 'feedback-dialog--docs'],
  ['Stack', 'layout-stack--docs'],
  ['ProofField', 'membership-payments-proof-field--docs'],
  ['Check', 'foundations-icons--docs'],
]);

test('replaces a helper of the story with the component', () => {
  expect(codeSample('<Opener open>\n  Text\n</Opener>', context, pages)).toBe(
    "import { Dialog } from '@imc/ui';\n\n<Dialog open>\n  Text\n</Dialog>",
  );
  expect(codeSample('<Opener open />', context, pages)).toContain('<Dialog open />');
});

test('does not rename other components and elements', () => {
  for (const code of ['<Dialog open />', '<Stack><Dialog /></Stack>', '<div><Opener /></div>'])
    expect(codeSample(code, context, pages).endsWith(code)).toBe(true);
});

test('starts with the imports of what it shows', () => {
  expect(codeSample('<Stack icon={<Check />}><Box /><ProofField /></Stack>', context, pages)).toMatch(
    /^import \{ Check \} from '@imc\/ui\/icons';\nimport \{ ProofField \} from '@imc\/ui\/membership';\nimport \{ Stack \} from '@imc\/ui';\n\n<Stack/,
  );
});
