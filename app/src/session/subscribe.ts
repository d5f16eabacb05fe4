import { subscribeMutation } from '@imc/api';
import { MutationObserver } from '@tanstack/react-query';
import { apiClient, queryClient } from './client.ts';

/** Subscribes an address to the newsletter; what goes wrong is logged as for every call. */
export const subscribe = (email: string) =>
  new MutationObserver(queryClient, subscribeMutation(apiClient)).mutate(email);
