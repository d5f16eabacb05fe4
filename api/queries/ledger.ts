import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { allocateTransferCall, recordTransferCall, sendBackTransferCall } from '../contract/calls/ledger.ts';
import type { NewTransfer, SendBack, TransferAllocation } from '../contract/entities/charge.ts';

/** Once per idempotency key. */
export const recordTransferMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (sent: { readonly transfer: NewTransfer; readonly idempotencyKey: string }) =>
      client(recordTransferCall, { body: sent.transfer, idempotencyKey: sent.idempotencyKey }),
  });

/** Once per idempotency key. */
export const allocateTransferMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (sent: { readonly allocation: TransferAllocation; readonly idempotencyKey: string }) =>
      client(allocateTransferCall, { body: sent.allocation, idempotencyKey: sent.idempotencyKey }),
  });

/** Once per idempotency key. */
export const sendBackMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (sent: { readonly sendBack: SendBack; readonly idempotencyKey: string }) =>
      client(sendBackTransferCall, { body: sent.sendBack, idempotencyKey: sent.idempotencyKey }),
  });
