import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { CategoryChips } from './category-chips.tsx';

const meta = preview.meta({
  title: 'Elements/Navigation/Category chips',
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
