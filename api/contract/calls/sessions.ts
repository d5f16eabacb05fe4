import * as z from 'zod/mini';
import { accountSessionSchema } from '../entities/account-session.ts';
import { shortText } from '../entities/text.ts';
import { type CallDocs, defineCall, doneResponse, success } from './call.ts';

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

export const sessionsDocs: CallDocs = {
  sessions: {
    call: sessionsCall,
    summary: 'List the sessions of the signed-in user',
    description:
      'The caller’s own session is first, then the last used. Browser and system are read from the `User-Agent` header of the sign-in.',
  },
  endSession: {
    call: endSessionCall,
    summary: 'End one session of the signed-in user',
    refusals: { 404: 'The session has ended or belongs to another user.' },
  },
  endOtherSessions: {
    call: endOtherSessionsCall,
    summary: 'End every session of the signed-in user except the caller’s own',
  },
};
