import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { CategoryChips } from './category-chips.tsx';

const meta = preview.meta({
  title: 'Navigation/CategoryChips',
  component: CategoryChips,
  parameters: { alsoCalled: 'tag, tags, chip, pill' },
  args: {
    label: 'Categories',
    items: [
      { key: 'practice', label: 'Practice' },
      { key: 'ethics', label: 'Ethics' },
      { key: 'training', label: 'Training' },
    ],
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Categories' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Each chip links to the list of its category. */
export const Linked = meta.story({
  args: {
    items: [
      { key: 'practice', label: 'Practice', to: '/blog?category=practice' },
      { key: 'ethics', label: 'Ethics', to: '/blog?category=ethics' },
    ],
  },
});

/** Under a post's title. */
export const UnderTitle = meta.story({
  render: (args) => (
    <Stack space="4">
      <Heading level={1}>What a first assignment teaches</Heading>
      <Text tone="muted">Posted by Ngozi Eze on 28 April 2026</Text>
      <CategoryChips {...args} />
    </Stack>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations cell="16rem" axes={{ linked: [false, true], label: ['News', longName, unbreakable] }}>
      {({ linked, label }) => (
        <CategoryChips
          label={`${label} ${linked}`}
          items={['a', 'b'].map((key) => ({ key, label, to: linked ? `/${key}` : undefined }))}
        />
      )}
    </Combinations>
  ),
});
