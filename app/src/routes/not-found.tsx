import { notFound } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { NotFoundScreen } from '@imc/screens/public/error';
import { data } from 'react-router';

/** Answers addresses that no other route matches with 404. */
export function loader() {
  throw data(notFound.message, { status: 404 });
}

export const meta = () => privateMeta(notFound.title);

export default function NotFound() {
  return null;
}

/** Within the public layout, so that navigation and footer stay. */
export function ErrorBoundary() {
  return <NotFoundScreen />;
}
