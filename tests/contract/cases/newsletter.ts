import { subscribeCall } from '@imc/api/contract';
import { describe, expect, test } from 'vitest';
import type { Wire } from '../wire.ts';

/** The newsletter. */
export function newsletterCases(wire: Wire): void {
  describe('the newsletter', () => {
    const subscribe = (email: unknown) => wire.send(subscribeCall, { body: { email } });

    test('takes an address once, in any case and padding', async () => {
      expect((await subscribe('reader@mail.example')).status).toBe(200);
      for (const email of ['reader@mail.example', ' Reader@MAIL.example ']) {
        expect((await subscribe(email)).status).toBe(409);
      }
    });

    test.each(['', '   ', 'nobody', 'two words@mail.example', undefined, 7, ['a@mail.example']])(
      'refuses %o',
      async (email) => {
        expect((await subscribe(email)).status).toBe(400);
      },
    );
  });
}
