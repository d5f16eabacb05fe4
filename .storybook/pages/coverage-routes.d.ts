declare module 'virtual:coverage-routes' {
  /** The pages of the site by area. */
  export const routes: Readonly<Record<string, readonly import('./specification.ts').RouteEntry[]>>;
}
