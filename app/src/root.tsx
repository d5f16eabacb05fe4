import '@imc/ui/styles.css';
import { privateMeta } from '@imc/screens/head';
import './navigation/ignore-skipped-view-transitions.ts';
import { errorPage, institute, mailbox, pageLoading } from '@imc/screens/content';
import { BlogLoading } from '@imc/screens/public/blog-loading';
import { ErrorScreen } from '@imc/screens/public/error';
import { Cluster, Logo, PageProgress, Text } from '@imc/ui';
import { colorSurfaceInstitute } from '@imc/ui/colors';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router';
import type { Route } from './+types/root';
import { markHydrated } from './document/mark-hydrated.ts';
import { nameDocument } from './document/name-document.ts';
import { NonceContext } from './document/nonce-context.ts';
import { messageOf } from './error-message.ts';
import { markRestoredPosition } from './navigation/mark-restored-position.ts';
import { useAlignHashTarget } from './navigation/use-align-hash-target.ts';
import { useFocusOnNavigation } from './navigation/use-focus-on-navigation.ts';
import { useRemoveShareMeta } from './navigation/use-remove-share-meta.ts';
import { useRestoreOpenDetails } from './navigation/use-restore-open-details.ts';
import { markStoredSession, usePerson } from './session/use-person.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Only the error page uses it, because every route sets its own head. */
export const meta: Route.MetaFunction = ({ error }) => (error ? privateMeta(errorPage.title) : []);

/** Scripts that set attributes of the root element before the first paint, and name a page that is printed at once. */
const beforePaint = `${markStoredSession};${markRestoredPosition};addEventListener('beforeprint',${nameDocument})`;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  useEffect(markHydrated, []);
  return (
    // The script below adds an attribute before hydration.
    <html lang="en-NG" data-mailbox={mailbox} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant scripts from this repository. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colorSurfaceInstitute} />
        <Meta />
        <Links />
      </head>
      <body>
        <div data-print="only">
          <Cluster justify="between">
            <Logo name={institute.name} size="small" />
            <Text as="span" size="small" tone="muted">
              {institute.address.join(', ')}
            </Text>
          </Cluster>
        </div>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** A component of its own, so that a navigation re-renders nothing else. */
function PendingNavigation() {
  const { location } = useNavigation();
  return (
    <>
      {location && <PageProgress label={pageLoading} />}
      <BlogLoading path={location?.pathname} />
    </>
  );
}

export default function App() {
  useAlignHashTarget();
  useFocusOnNavigation();
  useRemoveShareMeta();
  useRestoreOpenDetails();
  const person = usePerson();
  return (
    <>
      <PendingNavigation />
      <Outlet context={person} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen message={messageOf(error)} />;
}
