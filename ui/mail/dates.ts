/** Formats a UTC ISO time for readers in Nigeria: '22 November 2026 at 15:04 (Lagos time)'. */
export function timeText(time: string): string {
  const date = new Date(time);
  const day = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
  const hour = date.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Africa/Lagos' });
  return `${day} at ${hour} (Lagos time)`;
}

/** Formats a date YYYY-MM-DD: 'Friday, 4 December 2026'. */
export const dayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
