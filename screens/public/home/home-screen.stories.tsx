import { mocks } from '@imc/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mockedForms } from '../../../.storybook/story-helpers/contact-forms.ts';
import { fill } from '../../../.storybook/story-helpers/fill.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { HomeScreen } from './home-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Home',
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
  beforeEach({ msw }) {
    msw.use(...mocks.messages);
  },
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
      await expect(main.getByText(figure)).toBeInTheDocument();
    await expect(main.getByRole('link', { name: 'Learn More about the Institute' })).toHaveAttribute(
      'href',
      '/about-us',
    );
    for (const name of [
      'Professional Development',
      'Industry Partnerships',
      'Global Network',
      'Certification',
    ]) {
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'The five steps' })).toHaveAttribute(
      'href',
      '/certifications',
    );
    for (const [name, to] of [
      ['Join', '/register'],
      ['Explore Benefits', '/membership/benefits'],
      ['View Categories', '/membership/category'],
    ] as const) {
      await expect(main.getByText(name).closest('a')).toHaveAttribute('href', to);
    }
    for (const more of main.getAllByText('Discover More')) {
      await expect(more.closest('a')).toHaveAttribute('href', '/#coming');
    }
  },
});

/** The form is empty, and the thank-you note stays while the pointer is on it. */
export const MessageSent = meta.story({
  tags: ['S-8.10'],
  play: async ({ canvas, userEvent, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Send us a Message' }));
    await step('Fill in and send the form', async () => {
      await fill(userEvent, form.getByLabelText('First name'), 'Adaeze');
      await fill(userEvent, form.getByLabelText('Last name'), 'Sample');
      await fill(userEvent, form.getByLabelText('Email'), 'adaeze@mail.example');
      await fill(userEvent, form.getByLabelText('Message'), 'When is the next induction?');
      await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
    });
    const thanks = await form.findByRole('status');
    await step('The form is empty and a thank-you note is shown', async () => {
      await userEvent.hover(thanks);
      await expect(thanks).toHaveTextContent("Thank you for your message. We'll get back to you soon!");
      for (const field of form.getAllByRole('textbox')) await expect(field).toHaveValue('');
      thanks.scrollIntoView({ block: 'center' });
    });
  },
});

Page.test('the welcome banner can be closed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close the welcome' }));
  await expect(canvas.queryByRole('complementary', { name: 'Welcome' })).not.toBeInTheDocument();
});
