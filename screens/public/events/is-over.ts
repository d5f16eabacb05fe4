import { type EventContent, isDated, isWholeDay } from '../../content/index.ts';
import { lagosDate } from '../../shared/dates.ts';

/** Without an end, an event ends with the day on which it starts, in Lagos. Events without a date never end. */
export function isOver(event: EventContent, now: Date): boolean {
  if (!isDated(event)) return false;
  const end = event.ends ?? lagosDate(event.starts);
  return now.getTime() >= Date.parse(isWholeDay(end) ? `${end}T24:00:00+01:00` : end);
}
