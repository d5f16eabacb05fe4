declare module 'virtual:prop-variants' {
  /** By the name of the component: `Button`. */
  export const propVariants: import('../ui/contract-tests/prop-variants.ts').ComponentVariants;
}
