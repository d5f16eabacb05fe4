/** One line: what it counts, and a figure for each label. */
export interface ChartSeries {
  /** What it counts: 'Approvals'. */
  label: string;
  /** One figure for each label, in their order. */
  values: readonly number[];
}
