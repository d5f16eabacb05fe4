import type { MailContent, MailContext, WrittenMail } from '@imc/ui/mail';
import type { Infrastructure } from '../../infrastructure.ts';
import { MailError } from '../../mail/mail.ts';
import { readSetting } from '../settings/setting-values.ts';
import type { Lane, MailQueue, TakenMail } from './mail-queue.ts';
import type { RefusedAddresses } from './refused-addresses.ts';
import {
  attemptLimit,
  longestSleep,
  pauseAfterFailure,
  slowAfter,
  stopLimit,
  workersPerLane,
} from './times.ts';

export interface PreparedMail {
  readonly content: MailContent;
  readonly to: { readonly name: string; readonly address: string };
  /** See `Mail`. */
  readonly unsubscribe?: string;
}

/** Sends queued mails when they are due. */
export interface Delivery {
  /** Looks for due mails at once, and from then on whenever one is due. Call it after the transaction that queued a mail. */
  wake(): void;
  /** Stops looking for mails and gives the running attempt some seconds. A mail that is then still being sent is repeated after its lease. */
  stop(): Promise<void>;
}

export interface DeliveryDeps
  extends Pick<Infrastructure, 'db' | 'mailer' | 'background' | 'clock' | 'log' | 'publicUrl'> {
  readonly queue: MailQueue;
  readonly refusedAddresses: Pick<RefusedAddresses, 'add' | 'remove'>;
  /**
   * Completes a mail immediately before it is sent. 'cancelled' if it is no longer needed, 'nobody' without a recipient, 'refused' if mails to
   * its address are refused.
   */
  readonly prepare: (mail: TakenMail) => Promise<PreparedMail | 'cancelled' | 'nobody' | 'refused'>;
  readonly write: (content: MailContent, context: MailContext) => Promise<WrittenMail>;
}

/** Rejects with the signal's reason if it is aborted before the work has finished. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** One for each lane, which pause together. Does nothing until it is woken for the first time. */
export function createDelivery({
  db,
  queue,
  mailer,
  background,
  clock,
  log,
  refusedAddresses,
  prepare,
  write,
  publicUrl,
}: DeliveryDeps): Delivery {
  const stopping = new AbortController();
  let isStopped = false;
  let pausedUntil = 0;
  /** The mail that hung last, unless one was accepted since. */
  let lastHung: number | undefined;

  const send = async (mail: TakenMail, { content, to, unsubscribe }: PreparedMail): Promise<void> => {
    const { row } = mail;
    const written = await write(content, { name: to.name, site: publicUrl() });
    const { email: replyTo } = await readSetting(db, 'committee_mailbox');
    stopping.signal.throwIfAborted();
    const limit = AbortSignal.timeout(attemptLimit);
    const date = new Date(row.not_before);
    try {
      await unlessAborted(
        mailer.send({ ...written, to, replyTo, unsubscribe, date, id: row.message_id }),
        AbortSignal.any([limit, stopping.signal]),
      );
    } catch (error) {
      if (limit.aborted) throw new MailError('hung', 'the mail server took too long', { cause: error });
      throw error;
    }
  };

  /** Also pauses if no other mail can be sent either. */
  const fail = async (mail: TakenMail, error: unknown, address: string | undefined): Promise<void> => {
    const { id, attempts } = mail.row;
    const isKnown = error instanceof MailError;
    const reason = isKnown ? error.message : 'the mail could not be written';
    const failure = isKnown ? error.failure : 'mail';
    // A second mail in a row that hangs shows that it is not its recipient.
    const hangsAgain = failure === 'hung' && lastHung !== undefined && lastHung !== id;
    if (failure === 'hung') lastHung = id;
    if (failure === 'server' || hangsAgain) pausedUntil = clock().getTime() + pauseAfterFailure;
    if (failure === 'address' && address !== undefined) await refusedAddresses.add(address, reason);
    let state: string = 'failed';
    if (failure === 'final' || failure === 'address') await queue.finish(mail, 'failed', reason);
    else state = await queue.retry(mail, reason);
    log.warn({ mail: id, template: mail.template, attempts, state, err: error }, 'a mail was not sent');
  };

  const deliver = async (mail: TakenMail): Promise<void> => {
    const { id, give_up_at } = mail.row;
    if (give_up_at <= clock().toISOString()) {
      await queue.finish(mail, 'failed', 'the email could not be sent in time');
      log.warn({ mail: id, template: mail.template }, 'an email could not be sent in time');
      return;
    }
    let address: string | undefined;
    try {
      const prepared = await prepare(mail);
      if (prepared === 'nobody') return await queue.remove(mail);
      if (prepared === 'cancelled') return await queue.finish(mail, 'cancelled');
      if (prepared === 'refused') return await queue.finish(mail, 'failed', 'the address was refused before');
      address = prepared.to.address;
      await send(mail, prepared);
    } catch (error) {
      // It is unknown whether the mail was accepted, so it stays leased and is repeated with the same Message-ID.
      if (stopping.signal.aborted) return;
      await fail(mail, error, address);
      return;
    }
    lastHung = undefined;
    await queue.finish(mail, 'sent');
    await refusedAddresses.remove(address);
    log.info({ mail: id, template: mail.template, attempts: mail.row.attempts }, 'a mail was sent');
  };

  const maySend = () => !isStopped && clock().getTime() >= pausedUntil;

  const createLane = (lane: Lane) => {
    let workers = 0;
    /** Of the workers. */
    let slow = 0;
    let isWoken = false;
    let timer: NodeJS.Timeout | undefined;

    const sleep = (milliseconds: number): void => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(wake, milliseconds).unref();
    };

    /** Until the next mail is due. */
    const sleepUntilDue = async (): Promise<void> => {
      const now = clock().getTime();
      const due = (await queue.nextDue(lane))?.getTime() ?? Number.POSITIVE_INFINITY;
      // Another worker is taking a mail that is due but was not taken here.
      const wait = Math.max(due - now, pausedUntil - now, 1000);
      sleep(Math.min(wait, longestSleep));
    };

    /** Mails follow each other. Only while one is slow, another worker goes on. */
    const deliverOrStepAside = async (mail: TakenMail): Promise<void> => {
      let isSlow = false;
      const patience = setTimeout(() => {
        isSlow = true;
        slow += 1;
        wake();
      }, slowAfter).unref();
      await deliver(mail).finally(() => {
        clearTimeout(patience);
        if (isSlow) slow -= 1;
      });
    };

    const sendDue = async (): Promise<void> => {
      while (maySend()) {
        const mail = await queue.take(lane);
        if (!mail) return;
        await deliverOrStepAside(mail);
      }
    };

    const work = async (): Promise<void> => {
      try {
        do {
          isWoken = false;
          await sendDue();
        } while (isWoken && maySend());
        await sleepUntilDue();
      } catch (error) {
        log.error({ err: error }, 'emails could not be sent; trying again');
        sleep(pauseAfterFailure);
      } finally {
        workers -= 1;
      }
      if (isWoken && maySend()) wake();
    };

    function wake(): void {
      isWoken = true;
      if (isStopped || workers > slow || workers === workersPerLane) return;
      workers += 1;
      background.run(work);
    }

    return { wake, stop: () => clearTimeout(timer) };
  };

  const lanes = [createLane('urgent'), createLane('bulk')];

  return {
    wake: () => {
      for (const { wake } of lanes) wake();
    },
    stop: async () => {
      isStopped = true;
      for (const { stop } of lanes) stop();
      const limit = setTimeout(() => stopping.abort(new Error('the server is stopping')), stopLimit);
      await background.idle();
      clearTimeout(limit);
    },
  };
}
