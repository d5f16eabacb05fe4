/** A line of a chart: a name, and one value per label. */
export interface ChartSeries {
  /** Name of the line: 'Approvals'. */
  label: string;
  /** Values, one per label, in the same order. */
  values: readonly number[];
}
