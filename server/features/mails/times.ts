import { decisionMailMinutes, resetMinutes } from '@imc/api/contract';
import { days, hours, minutes } from '../../shared/clock.ts';

// Times of the outbox, in milliseconds (MAIL-3, MAIL-5, MAIL-7, MAIL-8, MAIL-10, MAIL-13).

/** Longest wait between two attempts. */
const longestWait = hours(24);

/** Returns the wait after a failed attempt: 1 minute after the first, then three times as long each time, up to 24 hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(longestWait, minutes(1) * 3 ** (Math.max(1, attempts) - 1));

/** How long sending is attempted. */
export const givenUpAfter = days(3);
/** How long a mail with a reset link is attempted. Who waits longer has asked for another link. */
export const resetGivenUpAfter = minutes(resetMinutes);
/** How long a mail about a decision waits before it is sent. */
export const decisionDelay = minutes(decisionMailMinutes);
/** Time limit of one attempt. */
export const attemptLimit = 90_000;
/** How long a mail belongs to the worker that sends it. Longer than an attempt, so that only a killed worker loses its mail. */
export const lease = minutes(2);
/** How long no mail is sent after one that showed that the mail server does not work. */
export const pauseAfterFailure = minutes(1);
/** Longest time without looking for mails, because other processes queue mails too. */
export const longestSleep = minutes(1);
/** How long a running attempt may take once the server stops (R-38: the whole stop takes less than 10 seconds). */
export const stopLimit = 5000;
/** Time between the mails of a newsletter, so that they do not delay other mails, and no mail server gets all at once. */
export const newsletterSpacing = 500;
