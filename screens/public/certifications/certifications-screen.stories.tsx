import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { CertificationsScreen } from './certifications-screen.tsx';

const meta = preview.meta({
  title: 'Public/Certifications',
  tags: ['S-2.17'],
  component: CertificationsScreen,
  parameters: {
    alsoCalled: 'certificate, certification',
    layout: 'fullscreen',
    router: { path: '/certifications' },
  },
  decorators: [withPublicLayout],
});

/** Five steps, three levels, and links to start. */
export const Page = meta.story({
  tags: ['S-2.53'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const list = main.getByRole('heading', { name: 'Select your level' }).closest('ol') as HTMLElement;
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    const level = main.getByRole('heading', { level: 3, name: 'Senior Consultant' });
    await expect(level.closest('section')?.querySelector('svg')).toBeNull();
    for (const link of main.getAllByRole('link', { name: 'Start Your Certification' })) {
      await expect(link).toHaveAttribute('href', '/membership/IMC-Application');
    }
  },
});
