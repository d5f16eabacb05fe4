/** How long recent decisions took (DASH-4). `span` is a number of hours or days. */
export const decisionTimesTexts = {
  sentence: (span: string, of: number) => `Half of the last ${of} decisions were made within ${span}.`,
  hours: (count: number) => (count === 1 ? 'an hour' : `${count} hours`),
  days: (count: number) => `${count} days`,
} as const;
