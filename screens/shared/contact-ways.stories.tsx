import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { institute } from '../content/index.ts';
import { ContactWays } from './contact-ways.tsx';

const meta = preview.meta({ title: 'Screens/Shared/Contact ways', component: ContactWays });

/** Telephone numbers and email addresses are links. */
export const AllWays = meta.story({
  tags: ['S-10.8'],
  play: async ({ canvas }) => {
    const [phone] = institute.phones;
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+2348000000101');
    await expect(canvas.getByRole('link', { name: institute.email })).toHaveAttribute(
      'href',
      `mailto:${institute.email}`,
    );
  },
});
