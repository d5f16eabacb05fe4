import { expect, test } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { subscribeToNewsletter } from './newsletter.ts';

const subscribe = (answer: () => Promise<Response>) =>
  subscribeToNewsletter(createApiClient({ baseUrl: '', fetch: answer }), 'reader@mail.example');
const answering = (body: string, status: number) => async () => new Response(body, { status });

test('a success is one', async () => {
  await expect(subscribe(answering('{"status":"success","message":"Done"}', 200))).resolves.toBeUndefined();
});

test.each([
  [200, '{"status":"error","message":"Already subscribed"}', 'Already subscribed'],
  [409, '{"status":"error","message":"Already subscribed"}', 'Already subscribed'],
  [200, '{"status":"error"}', 'Subscription failed'],
  [500, '{"status":"error","message":""}', 'Subscription failed'],
])('a status other than success (%i, %s) is an error that says: %s', async (status, body, message) => {
  await expect(subscribe(answering(body, status))).rejects.toThrow(new Error(message));
});

test('a server that can not be reached is not said to have refused', async () => {
  const failing = subscribe(() => Promise.reject(new TypeError('down')));
  await expect(failing).rejects.toMatchObject({ kind: 'unreachable' });
});
