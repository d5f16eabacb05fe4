import { type ContactForms, contactFormsPath } from '@imc/api';
import { apiUrl } from '../api-url.ts';
import { loadClient } from './load-client.ts';

/** The contact forms of this site. Whether messages are stored is asked without the client, which loads with the first message. */
export const contactForms: ContactForms = {
  areStored: async () => {
    const answer = await fetch(`${apiUrl ?? '/api'}${contactFormsPath}`);
    return answer.ok && (await answer.json()).stored === true;
  },
  send: async (message) => (await loadClient()).sendMessage(message),
};
