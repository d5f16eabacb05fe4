declare module 'virtual:app-routes' {
  import type { ComponentType } from 'react';
  import type { LoaderFunction } from 'react-router';

  /** The exports of a route module that run in a browser. */
  interface RouteModule {
    readonly default: ComponentType;
    readonly loader?: LoaderFunction;
    readonly clientLoader?: LoaderFunction;
    readonly ErrorBoundary?: ComponentType<{ error: unknown }>;
    readonly HydrateFallback?: ComponentType;
  }

  export interface AppRoute {
    readonly path?: string;
    readonly index: boolean;
    readonly module: RouteModule;
    readonly children?: readonly AppRoute[];
  }

  const root: AppRoute;
  export default root;
}
