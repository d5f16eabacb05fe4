import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { Statement } from './statement.tsx';

const sentence = 'It sets what a consultant must know and have done, and answers for the people it admits.';

const meta = preview.meta({
  title: 'Elements/Content/Statement',
  component: Statement,
  parameters: { alsoCalled: 'pull quote, display text, large text, claim' },
  args: { children: sentence },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack space="8">
      <Statement>{sentence}</Statement>
      <Statement>{longName}</Statement>
      <Statement>{unbreakable}</Statement>
    </Stack>
  ),
});
