import { type DatedEvent, events, isWholeDay } from '../../content/index.ts';
import { formatLongDay, formatTimeOfDay } from '../../shared/dates.ts';

/** When an event takes place, in Lagos: '4 March 2027, 09:00 to 17:00, Lagos time', or '4 March 2027 to 6 March 2027' for whole days. */
export function EventDate({ starts, ends }: Pick<DatedEvent, 'starts' | 'ends'>) {
  const [day, lastDay] = [formatLongDay(starts), formatLongDay(ends ?? starts)];
  const start = (
    <time dateTime={starts}>{isWholeDay(starts) ? day : `${day}, ${formatTimeOfDay(starts)}`}</time>
  );
  const endText = (isWholeDay(starts) ? [lastDay] : [lastDay, formatTimeOfDay(ends ?? starts)])
    .filter((text) => text !== day)
    .join(', ');
  return (
    <>
      {start}
      {ends && endText && (
        <>
          {` ${events.until} `}
          <time dateTime={ends}>{endText}</time>
        </>
      )}
      {!isWholeDay(starts) && `, ${events.lagosTime}`}
    </>
  );
}
