import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/with-public-layout.tsx';
import { RegistrationAndAdmissionScreen } from './registration-and-admission-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Registration and admission',
  component: RegistrationAndAdmissionScreen,
  parameters: { layout: 'fullscreen', router: { path: '/membership/application' } },
  decorators: [withPublicLayout],
});

/** Fees to the naira (specification, section 9), and six ways to apply. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const fees = [
      ['Student', '₦2,000', 'none', '₦2,000'],
      ['Graduate', '₦5,000', '₦5,000', '₦10,000'],
      ['Associate', '₦5,000', '₦25,000', '₦30,000'],
      ['Member', '₦5,000', '₦30,000', '₦35,000'],
      ['Fellow', '₦5,000', '₦50,000', '₦55,000'],
      ['Distinguished Fellow', '₦100,000', '₦400,000', '₦500,000'],
    ];
    for (const [name, ...amounts] of fees) {
      const card = main.getByRole('heading', { name }).closest('li') as HTMLElement;
      await expect([...card.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(amounts);
      await expect(within(card).getByRole('link', { name: `Apply Now for ${name}` })).toHaveAttribute(
        'href',
        '/register',
      );
    }
  },
});
