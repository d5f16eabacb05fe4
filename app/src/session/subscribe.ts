import { subscribeMutation } from '@imc/api';
import { MutationObserver } from '@tanstack/react-query';
import { apiClient } from './client.ts';
import { queryClient } from './query-client.ts';

/** Subscribes an address to the newsletter; what goes wrong is logged as for every call. */
export const subscribe = (email: string) =>
  new MutationObserver(queryClient, subscribeMutation(apiClient)).mutate(email);
