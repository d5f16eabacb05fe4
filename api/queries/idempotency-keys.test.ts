import { expect, test } from 'vitest';
import type { ApiClient } from '../client/api-client.ts';
import { sampleForm } from '../contract/application/sample-form.ts';
import type { Call } from '../contract/calls/call.ts';
import { allocateTransferCall, recordTransferCall, sendBackTransferCall } from '../contract/calls/ledger.ts';
import { callDocumentation } from '../contract/index.ts';
import { signUpMutation } from './accounts.ts';
import { answerPaymentQueryMutation, replaceProof, submitApplicationMutation } from './applications.ts';
import { keyedMutation } from './call-options.ts';
import { addApplicationNoteMutation } from './decisions.ts';
import { answerInformationRequestMutation } from './information-requests.ts';
import { addMarketerMutation } from './marketers.ts';
import { recordPartPaymentMutation } from './payments.ts';

const idempotencyKey = 'key-of-the-user';
/** By path. */
const keys = new Map<string, string | undefined>();

const client = (async (call: Call, input?: { idempotencyKey?: string }) => {
  keys.set(call.path, input?.idempotencyKey);
  return {};
}) as ApiClient;

const file = new File(['proof'], 'proof.png');
const marketer = { full_name: 'Ada', email: 'ada@mail.example', phone: '1', marketer_code: 'ADA' };
const account = { name: 'Ada', email: 'ada@mail.example', phone_number: '1', password: 'Calabash@2468' };

/** Outside React. */
const run = <Variables>(
  { mutationFn }: { mutationFn?: (variables: Variables, context: never) => Promise<unknown> },
  variables: Variables,
) => mutationFn?.(variables, undefined as never);

test('every call that takes an idempotency key gets that of its submission', async () => {
  await run(signUpMutation(client), { ...account, membership_type: 'Associate', idempotencyKey });
  await run(submitApplicationMutation(client), { form: sampleForm, proof: file, idempotencyKey });
  await replaceProof(client, { applicationId: 1, file, idempotencyKey });
  await run(answerPaymentQueryMutation(client), { application_id: 1, answer: 'Ada', idempotencyKey });
  await run(answerInformationRequestMutation(client), { requestId: 1, data: {}, idempotencyKey });
  await run(addApplicationNoteMutation(client), {
    ...{ applicationId: 1, note: 'Seen', recommendation: null, idempotencyKey },
  });
  await run(recordPartPaymentMutation(client), { part: { application_id: 1, amount: 1 }, idempotencyKey });
  await run(keyedMutation(client, recordTransferCall), {
    body: { amount: 1, allocations: [] },
    idempotencyKey,
  });
  await run(keyedMutation(client, allocateTransferCall), {
    body: { transfer_id: 1, allocations: [{ charge_id: 1, amount: 1 }] },
    idempotencyKey,
  });
  await run(keyedMutation(client, sendBackTransferCall), {
    body: { transfer_id: 1, amount: 1, day: '2026-11-20', reason: 'Paid twice' },
    idempotencyKey,
  });
  await run(addMarketerMutation(client), { marketer, idempotencyKey });

  const taking = callDocumentation.filter(({ takesIdempotencyKey }) => takesIdempotencyKey);
  expect(keys).toEqual(new Map(taking.map(({ call }) => [call.path, idempotencyKey])));
});
