declare module 'virtual:coverage' {
  /** Statements of the specification, in document order. */
  export const rows: readonly import('./coverage-rows.ts').CoverageRow[];
  /** Stories that check a product text missing from the specification. */
  export const unnamed: readonly import('./coverage-rows.ts').UnnamedTexts[];
}
