import { subscribeToNewsletter } from '@imc/api';
import { apiClient } from './client.ts';

/** Subscribes an address to the newsletter. */
export const subscribe = (email: string): Promise<void> => subscribeToNewsletter(apiClient, email);
