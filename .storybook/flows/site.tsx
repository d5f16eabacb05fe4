import root, { type AppRoute } from 'virtual:app-routes';
import { useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider, useRouteError } from 'react-router';

function toRouteObject({ path, index, module, children }: AppRoute): RouteObject {
  const { default: Component, clientLoader, loader, ErrorBoundary, HydrateFallback } = module;
  const shared = {
    path,
    Component,
    loader: clientLoader ?? loader,
    HydrateFallback,
    ErrorBoundary: ErrorBoundary && (() => <ErrorBoundary error={useRouteError()} />),
  };
  return index ? { ...shared, index } : { ...shared, children: children?.map(toRouteObject) };
}

const NoFallback = () => null;

/** The whole site with the mocked provider: its own route table, guards, session and router. Starts at an address. */
export function Site({ start }: { start: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ ...toRouteObject(root), HydrateFallback: NoFallback }], {
      initialEntries: [start],
    }),
  );
  return <RouterProvider router={router} />;
}
