declare module 'virtual:prop-variants' {
  /** Variants by component name, for example `Button`. */
  export const propVariants: import('../../ui/contract-tests/prop-variants.ts').ComponentVariants;
}
