import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { PreviousNext } from './previous-next.tsx';

const meta = preview.meta({
  title: 'Elements/Navigation/Previous next',
  component: PreviousNext,
  parameters: { alsoCalled: 'pager, page turner, more about, see also, next page' },
  args: {
    label: 'More about the Institute',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    previous: { to: '/about-us', title: 'About' },
    next: { to: '/about-us/council', title: 'Council Members' },
  },
});

export const Playground = meta.story({
  tags: ['S-2.123'],
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('navigation', { name: 'More about the Institute' }));
    await expect(line.getByRole('link', { name: 'Previous About' })).toHaveAttribute('href', '/about-us');
    await expect(line.getByRole('link', { name: 'Next Council Members' })).toHaveAttribute(
      'href',
      '/about-us/council',
    );
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      cell="100%"
      axes={{ previous: [undefined, longName, unbreakable], next: ['Blog', longName] }}
    >
      {({ previous, next }) => (
        <PreviousNext
          {...args}
          label={`${previous} ${next}`}
          previous={previous ? { to: '/', title: previous } : undefined}
          next={{ to: '/', title: next }}
        />
      )}
    </Combinations>
  ),
});
