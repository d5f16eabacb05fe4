import { errorPage } from '@imc/screens/content';
import { isRouteErrorResponse } from 'react-router';

/** Omits the stack trace. */
export function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' ? error.data : error.statusText;
  return error instanceof Error ? error.message : errorPage.unknown;
}
