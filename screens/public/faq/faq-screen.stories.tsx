import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { FaqScreen } from './faq-screen.tsx';

const meta = preview.meta({
  title: 'Public/FAQ',
  tags: ['S-2.13'],
  component: FaqScreen,
  parameters: { alsoCalled: 'questions, help, support', layout: 'fullscreen', router: { path: '/faq' } },
  decorators: [withPublicLayout],
});

/** Six questions, of which the first is open initially. */
export const Page = meta.story({ tags: ['S-2.51'] });

Page.test('one item is open at a time, and a click on it closes it', async ({ canvas, userEvent }) => {
  const itemOf = (name: RegExp) =>
    canvas.getByRole('heading', { name }).closest('details') as HTMLDetailsElement;
  await expect(canvas.getByRole('main').querySelectorAll('details')).toHaveLength(6);
  const first = itemOf(/Who can become/);
  const second = itemOf(/What does membership cost/);
  const click = (details: HTMLElement) => userEvent.click(details.querySelector('summary') as HTMLElement);
  await expect(first).toHaveAttribute('open');
  await click(second);
  await waitFor(() => expect(second).toHaveAttribute('open'));
  await expect(first).not.toHaveAttribute('open');
  await click(second);
  await waitFor(() => expect(second).not.toHaveAttribute('open'));
});
