import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { EventCard } from './event-card.tsx';

const join = (title: string) => (
  <ButtonLink to="/register">
    Join<VisuallyHidden> for the {title}</VisuallyHidden>
  </ButtonLink>
);

const meta = preview.meta({
  title: 'Elements/Content/Event card',
  component: EventCard,
  parameters: { alsoCalled: 'event, calendar item, webinar' },
  args: {
    title: 'Annual summit',
    format: 'In person',
    date: 'Periodically',
    dateLabel: 'When',
    children: 'Two days of papers, practice and the general meeting.',
    action: join('annual summit'),
  },
  argTypes: { action: { control: false }, date: { control: 'text' } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join for the annual summit' })).toBeVisible();
  },
});

/** A place has its own line. */
export const WithPlace = meta.story({ args: { place: 'Lagos', placeLabel: 'Where' } });

/** A date in a `time` element, a place, a fee and a link to the calendar file. */
export const WithDateAndFee = meta.story({
  tags: ['S-2.104'],
  args: {
    date: <time dateTime="2027-03-04">4 March 2027</time>,
    place: 'Sample Hall, Lagos',
    placeLabel: 'Where',
    fee: '₦15,000',
    feeLabel: 'Fee',
    calendarHref: '/events/annual-summit.ics',
    calendarLabel: 'Add to calendar',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 March 2027')).toHaveAttribute('datetime', '2027-03-04');
    await expect(canvas.getByText('₦15,000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add to calendar: Annual summit' })).toHaveAttribute(
      'href',
      '/events/annual-summit.ics',
    );
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <>
      <Combinations
        cell="18rem"
        axes={{
          place: [undefined, unbreakable],
          calendarHref: [undefined, '/events/summit.ics'],
          long: [false, true],
        }}
      >
        {({ place, calendarHref, long }) => (
          <EventCard
            {...args}
            place={place}
            placeLabel="Where"
            fee={place && '₦15,000'}
            feeLabel="Fee"
            calendarHref={calendarHref}
            calendarLabel="Add to calendar"
            title={long ? unbreakable : 'Summit'}
            date={long ? longName : 'Periodically'}
            format={long ? longName : 'Hybrid'}
          />
        )}
      </Combinations>
    </>
  ),
});
