import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient, CallInput } from '../client/api-client.ts';
import type { Call } from '../contract/calls/call.ts';

/** Query of a call that reads. After a change, invalidate `[call.path]`, which is for every `query`. */
export const callQuery = <C extends Call>(
  client: ApiClient,
  call: C,
  query: Readonly<z.output<C['query']>>,
) =>
  queryOptions({
    queryKey: [call.path, query],
    queryFn: ({ signal }) => client(call, { query: query as CallInput<C>['query'] & object, signal }),
  });

/** Mutation that sends the body of a call. */
export const callMutation = <C extends Call>(client: ApiClient, call: C) =>
  mutationOptions({ mutationFn: (body: z.input<C['body']>) => client(call, { body }) });

/** Mutation that sends the body of a call with an idempotency key: repeated with the same key, it is carried out once. */
export const keyedMutation = <C extends Call>(client: ApiClient, call: C) =>
  mutationOptions({
    mutationFn: ({
      body,
      idempotencyKey,
    }: {
      readonly body: z.input<C['body']>;
      readonly idempotencyKey: string;
    }) => client(call, { body, idempotencyKey }),
  });
