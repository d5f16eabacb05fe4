declare module 'virtual:component-pages' {
  /** Id of the docs page by the name of the component: `Button` has `elements-actions-button--docs`. */
  export const componentPages: ReadonlyMap<string, string>;
}
