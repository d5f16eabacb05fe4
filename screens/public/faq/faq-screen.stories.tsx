import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/with-public-layout.tsx';
import { FaqScreen } from './faq-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/FAQ',
  component: FaqScreen,
  parameters: { alsoCalled: 'questions, help, support', layout: 'fullscreen', router: { path: '/faq' } },
  decorators: [withPublicLayout],
});

/** Six questions, all folded at first. */
export const Page = meta.story({});

Page.test('one is open at a time, and a click on the open one folds it', async ({ canvas, userEvent }) => {
  const fold = (name: RegExp) =>
    canvas.getByRole('heading', { name }).closest('details') as HTMLDetailsElement;
  await expect(canvas.getByRole('main').querySelectorAll('details')).toHaveLength(6);
  const first = fold(/Who can become/);
  const second = fold(/What does membership cost/);
  const click = (one: HTMLElement) => userEvent.click(one.querySelector('summary') as HTMLElement);
  await click(first);
  await waitFor(() => expect(first).toHaveAttribute('open'));
  await click(second);
  await waitFor(() => expect(second).toHaveAttribute('open'));
  await expect(first).not.toHaveAttribute('open');
  await click(second);
  await waitFor(() => expect(second).not.toHaveAttribute('open'));
});
