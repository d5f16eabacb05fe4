import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { MembershipCategoriesScreen } from './membership-categories-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Membership categories',
  component: MembershipCategoriesScreen,
  parameters: {
    alsoCalled: 'eligibility, requirements, grades',
    layout: 'fullscreen',
    router: { path: '/membership/category' },
  },
  decorators: [withPublicLayout],
});

/** Six categories, highest first, and a table that compares them. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('rowheader');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Student SIMC',
      'Graduate GIMC',
      'Associate AIMC',
      'Member MIMC',
      'Fellow FIMC',
      'Distinguished Fellow DFIMC',
    ]);
    await expect(canvas.getByRole('row', { name: /Associate AIMC/ })).toHaveTextContent(
      'A degree or diploma. At least 5 years of managerial experience. Competence in one field of management.',
    );
  },
});

/** On a narrow viewport, each row of the table is a card. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['!autodocs'] });
