import { loadPart } from '@imc/api';

/** Loads the API client on the first call, when the user starts to fill in a form, or when a session is stored. */
export const loadClient = () => loadPart(() => import('./client.ts'));
