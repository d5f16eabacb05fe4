import { mocks } from '@imc/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mockedForms, sendForm } from '../../../.storybook/story-helpers/contact-forms.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { HomeScreen } from './home-screen.tsx';

const meta = preview.meta({
  title: 'Public/Home',
  tags: ['S-2.1'],
  component: HomeScreen,
  parameters: {
    alsoCalled: 'landing page, homepage, front page, start page',
    layout: 'fullscreen',
    router: { path: '/' },
  },
  decorators: [withPublicLayout],
  args: { forms: mockedForms },
  argTypes: { forms: { control: false } },
  beforeEach: ({ msw }) => msw.use(...mocks.messages),
});

/** All anchors that the site links to exist, the figures are rendered as text, and the slides have the right links. */
export const Page = meta.story({
  tags: ['S-1.1', 'S-1.2', 'S-2.38', 'S-2.39', 'S-2.40', 'S-2.41', 'S-2.42', 'S-2.43', 'S-2.120'],
  play: async ({ canvas, canvasElement }) => {
    for (const anchor of ['coming', 'services', 'pricing', 'faq']) {
      await expect(canvasElement.querySelector(`#${anchor}`)).toBeVisible();
    }
    const main = within(canvas.getByRole('main'));
    for (const figure of ['1979', '40+', '1000+', '100+'])
      await expect(main.getAllByText(figure)[0]).toBeInTheDocument();
    for (const name of [
      'Professional Development',
      'Industry Partnerships',
      'Global Network',
      'Certification',
    ]) {
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    for (const [name, to] of [
      ['Learn More', '/about-us'],
      ['Certification', '/certifications'],
      ['Join', '/register'],
      ['Explore Benefits', '/membership/benefits'],
      ['View Categories', '/membership/category'],
      ['Discover More', '/#coming'],
    ] as const) {
      for (const text of main.getAllByText(name, { selector: 'a, a *' })) {
        await expect(text.closest('a')).toHaveAttribute('href', to);
      }
    }
  },
});

/** The form is empty, and the thank-you note stays while the pointer is on it. */
export const MessageSent = meta.story({
  tags: ['S-8.10'],
  play: async (context) => {
    const form = await sendForm(context, 'Send us a Message', {
      'First name': 'Adaeze',
      'Last name': 'Sample',
      Email: 'adaeze@mail.example',
      Message: 'When is the next induction?',
    });
    const thanks = await form.findByRole('status');
    await context.userEvent.hover(thanks);
    await expect(thanks).toHaveTextContent("Thank you for your message. We'll get back to you soon!");
    for (const field of form.getAllByRole('textbox')) await expect(field).toHaveValue('');
    thanks.scrollIntoView({ block: 'center' });
  },
});

Page.test('the welcome banner can be closed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(canvas.queryByRole('complementary', { name: 'Welcome' })).not.toBeInTheDocument();
});
