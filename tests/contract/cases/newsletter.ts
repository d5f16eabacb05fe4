import { subscribeCall } from '@imc/api/contract';
import { describe, expect, test } from 'vitest';
import type { Wire } from '../wire.ts';

/** Cases for the newsletter. */
export function newsletterCases(wire: Wire): void {
  describe('the newsletter', () => {
    const subscribe = (email: unknown) => wire.send(subscribeCall, { body: { email } });

    test('accepts an address once, in any case and with any padding', async () => {
      expect((await subscribe('reader@mail.example')).status).toBe(200);
      for (const email of ['reader@mail.example', ' Reader@MAIL.example ']) {
        expect((await subscribe(email)).status).toBe(409);
      }
    });

    test.each(['', '   ', 'nobody', 'two words@mail.example', undefined, 7, ['a@mail.example']])(
      'rejects %o',
      async (email) => {
        expect((await subscribe(email)).status).toBe(400);
      },
    );
  });
}
