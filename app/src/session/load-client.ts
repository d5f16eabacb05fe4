import { loadPart } from '@imc/api';

/** What makes the calls. It comes with the first of them, once somebody begins to fill in a form, or where a session is stored. */
export const loadClient = () => loadPart(() => import('./client.ts'));
