import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';
import type { changeAddressCall, useAddressLinkCall } from '../contract/calls/addresses.ts';

/** Loads the schemas with the call, so that pages render without them. */
const calls = () =>
  loadPart(() =>
    import('../contract/calls/addresses.ts').then(
      ({ sendAddressLinkCall, changeAddressCall, useAddressLinkCall }) => ({
        sendAddressLinkCall,
        changeAddressCall,
        // Not a hook.
        linkCall: useAddressLinkCall,
      }),
    ),
  );

export const sendAddressLinkMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: async () => client((await calls()).sendAddressLinkCall) });

export const changeAddressMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof changeAddressCall.body>) =>
      client((await calls()).changeAddressCall, { body }),
  });

/** With the token of the mailed link. */
export const addressLinkMutation = (
  client: ApiClient,
  kind: z.input<typeof useAddressLinkCall.body>['kind'],
) =>
  mutationOptions({
    mutationFn: async (token: string) => client((await calls()).linkCall, { body: { token, kind } }),
  });
