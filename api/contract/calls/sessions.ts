import * as z from 'zod/mini';
import { accountSessionSchema } from '../entities/account-session.ts';
import { shortText } from '../entities/text.ts';
import { defineCall, doneResponse, success } from './call.ts';

/** Returns the sessions of the signed-in user: the caller's own first, then the last used. At most 100. */
export const sessionsCall = defineCall({
  method: 'GET',
  path: '/sessions.php',
  access: 'signed-in',
  response: z.object({ status: success, sessions: z.array(accountSessionSchema) }),
});

/** Ends one session of the signed-in user. The same 404 for a session that has ended and for one of another account. */
export const endSessionCall = defineCall({
  method: 'POST',
  path: '/end-session.php',
  access: 'signed-in',
  body: z.object({ session_id: shortText }),
  response: doneResponse,
});

/** Ends every session of the signed-in user except the caller's own. */
export const endOtherSessionsCall = defineCall({
  method: 'POST',
  path: '/end-other-sessions.php',
  access: 'signed-in',
  response: doneResponse,
});
