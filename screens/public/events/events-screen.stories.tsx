import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { type EventContent, events } from '../../content/index.ts';
import { EventsScreen } from './events-screen.tsx';

const meta = preview.meta({
  title: 'Public/Events',
  tags: ['S-2.18'],
  component: EventsScreen,
  parameters: { alsoCalled: 'calendar, webinar, summit', layout: 'fullscreen', router: { path: '/events' } },
  decorators: [withPublicLayout],
});

const upcoming: EventContent = {
  slug: 'sample-summit',
  title: 'Sample Summit',
  format: 'In person',
  text: 'A day of sample cases and debate.',
  starts: '2098-03-04T09:00:00+01:00',
  ends: '2098-03-04T17:00:00+01:00',
  place: 'Sample Hall, Lagos',
  fee: 15_000,
};

const webinar: EventContent = {
  slug: 'sample-webinar',
  title: 'Sample Webinar',
  format: 'Virtual',
  text: 'An hour with a sample practitioner.',
  starts: '2098-03-05T23:30:00Z',
  fee: 0,
};

const conference: EventContent = {
  slug: 'sample-conference',
  title: 'Sample Conference',
  format: 'Hybrid',
  text: 'Three sample days.',
  starts: '2098-05-30',
  ends: '2098-06-01',
  place: 'Sample House, Abuja',
};

const past: EventContent = {
  slug: 'sample-evening',
  title: 'Sample Evening',
  format: 'In person',
  text: 'Short sample talks.',
  starts: '2020-03-04T18:00:00+01:00',
  ends: '2020-03-05T01:00:00+01:00',
};

/** Three events without a fixed date. */
export const Page = meta.story({
  tags: ['S-2.52', 'S-2.104'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByText('Periodically')).toHaveLength(
      events.items.filter(({ starts }) => !starts).length,
    );
    await expect(main.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
    for (const [name, format] of [
      ['Annual Summit', 'In person'],
      ['Webinar Series', 'Virtual'],
      ['Networking Evenings', 'Hybrid'],
    ] as const) {
      const card = main.getByRole('heading', { name }).closest('li') as HTMLElement;
      await expect(card).toHaveTextContent(format);
      await expectLink(within(card), `Join: ${name}`, '/register');
    }
  },
});

/** Events with dates in Lagos time, a calendar file each, and some with place and fee. */
export const Dated = meta.story({
  tags: ['S-2.104', 'S-2.105'],
  args: { items: [upcoming, webinar, conference] },
  play: async ({ canvas }) => {
    const card = (name: string) => {
      const item = canvas.getByRole('heading', { name }).closest('li') as HTMLElement;
      return { item, ...within(item) };
    };
    const summit = card('Sample Summit');
    await expect(summit.item).toHaveTextContent('4 March 2098, 09:00 to 17:00, Lagos time');
    // The label does not break beside the long date.
    const label = document.createRange();
    label.selectNodeContents(summit.getByText('When'));
    await expect(label.getClientRects()).toHaveLength(1);
    await expect(summit.getByText('4 March 2098, 09:00')).toHaveAttribute(
      'datetime',
      '2098-03-04T09:00:00+01:00',
    );
    await expect(summit.getByText('17:00')).toHaveAttribute('datetime', '2098-03-04T17:00:00+01:00');
    await expect(summit.getByText('Sample Hall, Lagos')).toBeVisible();
    await expect(summit.getByText('₦15,000')).toBeVisible();
    await expectLink(summit, 'Add to calendar: Sample Summit', '/events/sample-summit.ics');
    await expect(card('Sample Webinar').item).toHaveTextContent('6 March 2098, 00:30, Lagos time');
    await expect(card('Sample Webinar').getByText('Free')).toBeVisible();
    await expect(card('Sample Conference').item).toHaveTextContent('30 May 2098 to 1 June 2098');
    await expect(card('Sample Conference').queryByText('Fee')).toBeNull();
  },
});

/** An event that is over can't be joined or added to a calendar. */
export const Over = meta.story({
  tags: ['S-2.104'],
  args: { items: [past, upcoming] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading', { name: 'Sample Evening' }).closest('li') as HTMLElement;
    await expect(await within(card).findByText('This event is over.')).toBeVisible();
    await expect(card).toHaveTextContent('4 March 2020, 18:00 to 5 March 2020, 01:00, Lagos time');
    await expect(within(card).queryByRole('link')).toBeNull();
  },
});
