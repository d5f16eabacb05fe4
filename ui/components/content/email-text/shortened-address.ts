/** Characters to cut out of an address: from `start` up to, not including, `end`. */
export interface Cut {
  readonly start: number;
  readonly end: number;
}

export const ellipsis = '…';

/** Characters of the name that always stay, so that rows can be told apart. */
const leastStart = 3;

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/**
 * Returns what to cut out of an address so that it fits on one line, in one piece: first the end of the name, and the beginning of the
 * provider only if it alone is too long.
 * @param widths Width of each character of the address, in the unit of `room`, the width of the line.
 */
export function cutFor(
  email: string,
  widths: readonly number[],
  room: number,
  ellipsisWidth: number,
): Cut | undefined {
  // No layout, as in a hidden tab.
  if (room <= 0 || sum(widths) <= room) return undefined;
  const left = room - ellipsisWidth;
  const at = Math.max(0, email.lastIndexOf('@'));
  let start = Math.min(leastStart, at || leastStart, email.length);
  let used = sum(widths.slice(0, start));
  let end = email.length;
  while (end > at && end > start && used + (widths[end - 1] ?? 0) <= left) {
    end -= 1;
    used += widths[end] ?? 0;
  }
  while (end === at && start < at && used + (widths[start] ?? 0) <= left) {
    used += widths[start] ?? 0;
    start += 1;
  }
  // No dot before the ellipsis, where it would read as a fourth.
  while (start > 1 && start < end && email[start - 1] === '.') start -= 1;
  return start < end ? { start, end } : undefined;
}
