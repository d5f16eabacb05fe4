import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { CodeOfEthicsScreen } from './code-of-ethics-screen.tsx';

const meta = preview.meta({
  title: 'Public/Code of ethics',
  tags: ['S-2.5'],
  component: CodeOfEthicsScreen,
  parameters: { layout: 'fullscreen', router: { path: '/about-us/code-of-ethics' } },
  decorators: [withPublicLayout],
});

/** Nine guidelines, each with a heading. */
export const Page = meta.story({
  tags: ['S-2.47', 'S-2.122'],
  play: async ({ canvas }) => {
    const names = [
      'Confidentiality',
      'Unrealistic Expectations',
      'Commissions/Financial Interests',
      'Assignments',
      'Conflicting Assignments',
      'Conferring with Clients',
      'Recruiting',
      'Approach',
      'Code of Professional Conduct',
    ];
    for (const name of names) await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expectLink(canvas, 'secretariat@imc.example', 'mailto:secretariat@imc.example');
  },
});
