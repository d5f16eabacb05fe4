import { type ContactForms, contactFormsPath } from '@imc/api';
import { apiUrl } from '../api-url.ts';
import { loadClient } from './load-client.ts';

/** The client loads with the first message, so a call without it asks whether messages are stored. */
export const contactForms: ContactForms = {
  areStored: async () => {
    const answer = await fetch(`${apiUrl ?? '/api'}${contactFormsPath}`);
    return answer.ok && (await answer.json()).stored === true;
  },
  send: async (message) => (await loadClient()).sendMessage(message),
};
