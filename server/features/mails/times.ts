import { decisionMailMinutes, resetMinutes } from '@imc/api/contract';
import { days, hours, minutes } from '../../shared/clock.ts';

// Times of the outbox, in milliseconds (MAIL-3, MAIL-5, MAIL-7, MAIL-8, MAIL-10, MAIL-13).

/** Between two attempts. */
const longestWait = hours(24);

/** 1 minute after the first attempt, then three times as long each time, up to 24 hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(longestWait, minutes(1) * 3 ** (Math.max(1, attempts) - 1));

/** After the mail was due. */
export const givenUpAfter = days(3);
/** No mail waits longer, not even the last one of several newsletters. */
export const farFuture = days(7);
/** Mails with a reset link are useless once it has expired. */
export const resetGivenUpAfter = minutes(resetMinutes);
/** Before a mail about a decision is sent. */
export const decisionDelay = minutes(decisionMailMinutes);
/** For one attempt. */
export const attemptLimit = 90_000;
/** After that, another worker of the lane starts, so that one recipient whose mail hangs doesn't stop the rest. */
export const slowAfter = 3000;
/** Per lane and process. Each has a connection of its own while it sends. */
export const workersPerLane = 5;
/** A worker owns the mail that it sends for this time: longer than an attempt, so that only a killed worker loses it. */
export const lease = minutes(2);
/** After a mail that showed that the mail server does not work. */
export const pauseAfterFailure = minutes(1);
/** Other processes queue mails too, so look for them at least this often. */
export const longestSleep = minutes(1);
/** For a running attempt once the server stops (R-38: the whole stop takes less than 10 seconds). */
export const stopLimit = 5000;
/** Between the mails of a newsletter, so that they don't flood a mail server. */
export const newsletterSpacing = 500;
