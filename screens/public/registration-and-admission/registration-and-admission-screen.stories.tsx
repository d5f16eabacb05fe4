import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { grades, naira } from '../../content/index.ts';
import { RegistrationAndAdmissionScreen } from './registration-and-admission-screen.tsx';

const meta = preview.meta({
  title: 'Public/Registration and admission',
  tags: ['S-2.11'],
  component: RegistrationAndAdmissionScreen,
  parameters: {
    alsoCalled: 'fees, pricing, price, cost',
    layout: 'fullscreen',
    router: { path: '/membership/application' },
  },
  decorators: [withPublicLayout],
});

/** The exact fees (S-9.5), and six links to apply. */
export const Page = meta.story({
  tags: ['S-2.49', 'S-9.5', 'ACC-3'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const fees = grades.map(({ code, name, application, admission, total }) => [
      code,
      name,
      naira(application),
      admission === null ? 'none' : naira(admission),
      naira(total),
    ]);
    await expect(fees).toHaveLength(6);
    for (const [code = '', name = '', ...amounts] of fees) {
      const card = main.getByRole('heading', { name }).closest('li') as HTMLElement;
      await expect([...card.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(amounts);
      await expectLink(within(card), `Apply Now for ${name}`, `/register?grade=${code}`);
    }
  },
});
