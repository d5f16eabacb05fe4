import { type ContactForms, contactFormsCall, sendContactMessage } from '@imc/api';
import { sampleClient } from '@imc/mocks';

/** The contact forms connected to the mocked provider, as the app connects them to the server. */
export const mockedForms: ContactForms = {
  areStored: async () => (await sampleClient()(contactFormsCall)).stored,
  send: (message) => sendContactMessage(sampleClient(), message),
};
