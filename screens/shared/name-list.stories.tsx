import { Heading, Stack } from '@imc/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { council } from '../content/index.ts';
import { NameList } from './name-list.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/Name list',
  component: NameList,
  args: { names: council.members, labelledBy: 'names-title' },
  render: (args) => (
    <Stack space="6">
      <Heading level={2} id="names-title">
        {council.membersTitle}
      </Heading>
      <NameList {...args} />
    </Stack>
  ),
});

/** The list is labelled by its heading. */
export const Names = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: council.membersTitle })).toBeVisible();
  },
});

/** A long name wraps within its column. */
export const LongNames = meta.story({
  args: {
    names: [
      ...council.members.slice(0, 4),
      'Chief (Dr) Olatunji-Adebayo Oluwaseun Temitope Chukwuemeka-Nwachukwu, DFIMC',
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
});
