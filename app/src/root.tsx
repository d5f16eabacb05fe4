import '@imc/ui/styles.css';
import './navigation/skipped-transitions.ts';
import { BlogLoading } from '@imc/screens/public/blog-loading';
import { ErrorScreen } from '@imc/screens/public/error';
import newsreader from '@imc/ui/fonts/newsreader-basic.woff2?url';
import publicSans from '@imc/ui/fonts/public-sans-basic.woff2?url';
import { type ReactNode, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
} from 'react-router';
import type { Route } from './+types/root';
import { sayLive } from './live.ts';
import { useArrival } from './navigation/use-arrival.ts';
import { useFirstHead } from './navigation/use-first-head.ts';
import { useUnfolded } from './navigation/use-unfolded.ts';
import { NonceContext } from './nonce.ts';
import { privateMeta } from './page-title.ts';
import { restoreStored } from './session/restore-stored.ts';

const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: Route.LinksFunction = () => [
  preloadFont(newsreader),
  preloadFont(publicSans),
  { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Pages name themselves; what stands in their place when they can't is named here. */
export const meta: Route.MetaFunction = ({ error }) =>
  error ? privateMeta('Unexpected Application Error!') : [];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  useEffect(sayLive, []);
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a2b66" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** What is said of the page that is on its way. By itself, so that nothing else is rendered again when one is asked for. */
function NextPage() {
  return <BlogLoading path={useNavigation().location?.pathname} />;
}

export default function App() {
  useArrival();
  useFirstHead();
  useUnfolded();
  useEffect(restoreStored, []);
  return (
    <>
      <NextPage />
      <Outlet />
    </>
  );
}

/** What a crash says of itself: never a stack. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' ? error.data : error.statusText;
  return error instanceof Error ? error.message : 'Something went wrong on this page.';
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen message={messageOf(error)} />;
}
