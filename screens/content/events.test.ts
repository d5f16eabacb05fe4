import { expect, test } from 'vitest';
import { calendarPath, datedEvents, type EventContent, events, feeText, isDated } from './events.ts';

const sample: EventContent = { slug: 'sample', title: 'Sample', format: 'Virtual', text: 'Sample.' };

test('every event has a slug of its own, and dates in one form whose end is not before its start', () => {
  const slugs = events.items.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { slug, starts, ends, fee } of events.items) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    if (starts === undefined) expect(ends, slug).toBeUndefined();
    for (const time of [starts, ends].filter((value) => value !== undefined)) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/);
      expect(Date.parse(time), time).not.toBeNaN();
      expect(time.includes('T'), 'start and end in one form').toBe(starts?.includes('T'));
    }
    if (starts && ends) expect(Date.parse(ends)).toBeGreaterThanOrEqual(Date.parse(starts));
    if (fee !== undefined) expect(Number.isInteger(fee) && fee >= 0).toBe(true);
  }
});

test('only events with a date have a calendar file', () => {
  const dated = { ...sample, slug: 'dated', starts: '2027-03-04' };
  expect(datedEvents([sample, dated])).toEqual([dated]);
  expect([sample, dated].filter(isDated).map(calendarPath)).toEqual(['/events/dated.ics']);
});

test('a fee is in naira, free, or not given', () => {
  expect([15_000, 0, undefined].map((fee) => feeText({ ...sample, fee }))).toEqual([
    '₦15,000',
    'Free',
    undefined,
  ]);
});
