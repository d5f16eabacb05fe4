declare module 'virtual:statements' {
  /** Statements of the specification, in document order. */
  export const statements: readonly import('./statements.ts').Statement[];
}
