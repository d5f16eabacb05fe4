/** How long recent decisions took (DASH-4). `span` is a number of hours or days. */
export const decisionTimesTexts = {
  sentence: (span: string) => `Most decisions take about ${span}.`,
  hours: (count: number) => (count === 1 ? 'an hour' : `${count} hours`),
  days: (count: number) => `${count} days`,
} as const;
