import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { EventsScreen } from './events-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Events',
  component: EventsScreen,
  parameters: { alsoCalled: 'calendar, webinar, summit', layout: 'fullscreen', router: { path: '/events' } },
  decorators: [withPublicLayout],
});

/** Three events without a fixed date. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByText('Periodically')).toHaveLength(3);
    for (const [name, format] of [
      ['Annual Summit', 'In person'],
      ['Webinar Series', 'Virtual'],
      ['Networking Evenings', 'Hybrid'],
    ] as const) {
      const card = main.getByRole('heading', { name }).closest('li') as HTMLElement;
      await expect(card).toHaveTextContent(format);
      await expect(within(card).getByRole('link', { name: `Join: ${name}` })).toHaveAttribute(
        'href',
        '/register',
      );
    }
  },
});
