import { expect, test } from 'vitest';
import { mailProblem } from './mails.ts';

const refused = (reason: string) => `the mail server did not accept a mail: ${reason}`;

test.each([
  [refused('EENVELOPE 550 RCPT'), 'address'],
  [refused('EENVELOPE'), 'address'],
  ['not an address that mail can be sent to', 'address'],
  ['the address was refused before', 'refused-before'],
  [refused('EENVELOPE 450 RCPT'), 'later'],
  [refused('EAUTH 535 AUTH'), 'sign-in'],
  [refused('ESOCKET CONN'), 'unreachable'],
  [refused('ECONNECTION CONN'), 'unreachable'],
  [refused('ETIMEDOUT CONN'), 'slow'],
  ['the mail server took too long', 'slow'],
  ['the email could not be sent in time', 'late'],
  ['the mail could not be written', 'content'],
  ['the mail could not be written to a file: ENOSPC', 'folder'],
  [refused('no reason given'), 'other'],
  ['', 'other'],
] as const)('MAIL-12: %j is a problem of the kind %s', (error, problem) => {
  expect(mailProblem(error)).toBe(problem);
});
