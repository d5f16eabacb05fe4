import * as z from 'zod/mini';
import { emailText } from '../entities/text.ts';
import { defineCall, doneAnswer, doneReader } from './call.ts';

/** Subscribes an address. 409 if it is already subscribed. */
export const subscribeCall = defineCall({
  method: 'POST',
  path: '/newsletter-subscribe.php',
  access: 'anyone',
  limited: true,
  body: z.object({ email: emailText }),
  answer: doneAnswer,
  read: doneReader,
});
