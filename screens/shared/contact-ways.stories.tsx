import preview from '../../.storybook/preview.tsx';
import { expectLink } from '../../.storybook/story-helpers/expectations.ts';
import { institute } from '../content/index.ts';
import { ContactWays } from './contact-ways.tsx';

const meta = preview.meta({ title: 'Elements/Patterns/Contact ways', component: ContactWays });

/** Telephone numbers and email addresses are links. */
export const AllWays = meta.story({
  tags: ['S-10.8'],
  play: async ({ canvas }) => {
    const [phone] = institute.phones;
    await expectLink(canvas, phone, 'tel:+2348000000101');
    await expectLink(canvas, institute.email, `mailto:${institute.email}`);
  },
});
