import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { MembershipBenefitsScreen } from './membership-benefits-screen.tsx';

const meta = preview.meta({
  title: 'Public/Membership benefits',
  tags: ['S-2.8'],
  component: MembershipBenefitsScreen,
  parameters: {
    alsoCalled: 'benefits, advantages',
    layout: 'fullscreen',
    router: { path: '/membership/benefits' },
  },
  decorators: [withPublicLayout],
});

/** Nine benefits and a link to register. */
export const Page = meta.story({
  tags: ['S-2.49'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('heading', { level: 2 }).length).toBe(10);
    await expectLink(main, 'Join', '/register');
  },
});
