import { expect, test } from 'vitest';
import type { DatedEvent } from '../content/index.ts';
import { eventCalendar } from './event-calendar.ts';

const sample: DatedEvent = {
  slug: 'sample-summit',
  title: 'Sample Summit',
  format: 'In person',
  text: 'A sample day.',
  starts: '2027-03-04T09:00:00+01:00',
};

const now = new Date('2026-11-23T12:00:00Z');

/** Unfolds the lines of an event's file. */
const linesOf = (event: Partial<DatedEvent> = {}) =>
  eventCalendar({ ...sample, ...event }, 'https://imc.example', now)
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('the file has the event with its id, the times in UTC, and the address of the page', () => {
  const lines = linesOf({
    ends: '2027-03-04T17:00:00+01:00',
    place: 'Sample Hall, Lagos',
    fee: 15_000,
  });
  expect(lines.slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Institute of Management Consultants//Events//EN',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^UID:sample-summit@[\w.-]+$/),
      'DTSTAMP:20261123T120000Z',
      'DTSTART:20270304T080000Z',
      'DTEND:20270304T160000Z',
      'SUMMARY:Sample Summit',
      'LOCATION:Sample Hall\\, Lagos',
      'DESCRIPTION:A sample day.\\nIn person\\nFee: ₦15\\,000',
      'URL;VALUE=URI:https://imc.example/events',
    ]),
  );
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

test('a later build changes only the time of the file', () => {
  const later = eventCalendar(sample, 'https://imc.example', new Date('2026-12-01T00:00:00Z'));
  const earlier = eventCalendar(sample, 'https://imc.example', now);
  expect(later).not.toBe(earlier);
  expect(later.replace('20261201T000000Z', '20261123T120000Z')).toBe(earlier);
});

test('whole days are dates, and the end is the day after the last one', () => {
  const days = linesOf({ starts: '2027-12-30', ends: '2027-12-31' });
  expect(days).toContain('DTSTART;VALUE=DATE:20271230');
  expect(days).toContain('DTEND;VALUE=DATE:20280101');
  expect(linesOf({ starts: '2027-03-04' })).toContain('DTEND;VALUE=DATE:20270305');
});

test('without an end, a place and a fee, their lines are left out', () => {
  const lines = linesOf();
  expect(lines.filter((line) => /^(DTEND|LOCATION)/.test(line))).toEqual([]);
  expect(lines).toContain('DESCRIPTION:A sample day.\\nIn person');
  expect(linesOf({ fee: 0 })).toContain('DESCRIPTION:A sample day.\\nIn person\\nFee: Free');
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const lines = linesOf({ title: 'One, two; three \\ four', text: 'First\nSecond\r\nThird' });
  expect(lines).toContain('SUMMARY:One\\, two\\; three \\\\ four');
  expect(lines).toContain('DESCRIPTION:First\\nSecond\\nThird\\nIn person');
  expect(linesOf({ title: 'One\r\nEND:VEVENT' })).toContain('SUMMARY:One\\nEND:VEVENT');
});

test('lines end with CRLF and have at most 75 octets, without splitting a character', () => {
  const title = 'Ìpàdé ọdọọdún ₦ 🎓 '.repeat(12).trim();
  const file = eventCalendar({ ...sample, title }, 'https://imc.example', now);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
  }
  expect(linesOf({ title })).toContain(`SUMMARY:${title}`);
});
