import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = preview.meta({
  title: 'Elements/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: { alsoCalled: 'breadcrumbs, trail, you are here' },
  args: {
    label: 'Where you are',
    items: [
      { label: 'Home', to: '/' },
      { label: 'Membership', to: '/membership/benefits' },
    ],
    current: 'Registration and Admission',
  },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
    await expect(canvas.getByText('Registration and Admission')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Home' });
    await expect(home).toHaveFocus();
    const { width, height } = home.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

/** Right to left. The separator has no direction. */
export const RightToLeft = meta.story({
  beforeEach: rightToLeft,
  play: () => expectMirrored(),
});

export const Matrix = meta.story({
  render: () => (
    <>
      {(['page', 'institute'] as const).map((ground) => (
        <Combinations
          key={ground}
          ground={ground === 'institute' ? 'institute' : 'paper'}
          cell="18rem"
          axes={{ places: [1, 3], current: ['FAQ', longName, unbreakable] }}
        >
          {({ places, current }) => (
            <Breadcrumb
              ground={ground}
              label={`${places} ${current}${ground === 'institute' ? ' on blue' : ''}`}
              items={Array.from({ length: places }, (_, index) => ({
                label: index === 1 ? unbreakable : 'About Us',
                to: `/${index}`,
              }))}
              current={current}
            />
          )}
        </Combinations>
      ))}
    </>
  ),
});
