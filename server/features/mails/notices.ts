import { type ApplicationStatus, type CorrectableDetail, feeDue, type GradeCode } from '@imc/api/contract';
import type { AccountChange, MailData } from '@imc/ui/mail';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { stamp } from '../../shared/clock.ts';
import type { MailQueue, NewMail } from './mail-queue.ts';
import { decisionDelay } from './times.ts';

/** The account that a notice goes to. */
export interface NoticeReader {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Facts of a notice about an application, which itself gives the id and the grade. */
type Facts<Template extends keyof MailData> = Omit<MailData[Template], 'applicationId' | 'grade'>;

/**
 * Queues the mail for each event, in the transaction of the event (MAIL-1, MAIL-2). Call `Delivery.wake` once it is committed, so that the mail
 * is sent at once; otherwise it is sent within a minute.
 */
export interface Notices {
  welcome(tx: Tx, reader: NoticeReader & { readonly grade: GradeCode }): Promise<void>;
  applicationReceived(tx: Tx, applicationId: number): Promise<void>;
  /** Waits ten minutes. Replaces a notice that still waits, and none remains if the status is again what the member knows (MAIL-3). */
  decision(
    tx: Tx,
    applicationId: number,
    change: {
      readonly from: ApplicationStatus;
      readonly to: ApplicationStatus;
      readonly reason: string | null;
    },
  ): Promise<void>;
  /** @param dedupeKey Names the event, such as the id of its row, so that it is told once. */
  paymentConfirmed(
    tx: Tx,
    applicationId: number,
    facts: Facts<'payment-confirmed'>,
    dedupeKey: string,
  ): Promise<void>;
  /** @param dedupeKey Names the event, such as the id of its row, so that it is told once. */
  paymentQueried(
    tx: Tx,
    applicationId: number,
    facts: Facts<'payment-queried'>,
    dedupeKey: string,
  ): Promise<void>;
  admissionDue(tx: Tx, applicationId: number): Promise<void>;
  /** @param dedupeKey Names the event, such as the id of its row, so that it is told once. */
  informationAsked(
    tx: Tx,
    applicationId: number,
    facts: Facts<'information-asked'>,
    dedupeKey: string,
  ): Promise<void>;
  /** Queues the same for every address, so that neither the response nor its time tells which addresses have an account. */
  passwordReset(within: Db | Tx, email: string): Promise<void>;
  passwordChanged(tx: Tx, reader: NoticeReader): Promise<void>;
  /** @param browser Browser and system, such as 'Chrome on Android'. Null if they are unknown. */
  newSignIn(tx: Tx, reader: NoticeReader, browser: string | null): Promise<void>;
  /** Tells the owner about a change of the second factor, the role or a block, and about a used recovery code. */
  accountChanged(tx: Tx, reader: NoticeReader, change: AccountChange): Promise<void>;
  /**
   * Tells the owner what was corrected, and why, and gives mails that wait the corrected name and address. The address of before is told too, but not
   * the reason, because it may be somebody else's.
   */
  accountCorrected(
    tx: Tx,
    before: NoticeReader,
    after: NoticeReader,
    corrected: { readonly details: readonly CorrectableDetail[]; readonly reason: string },
  ): Promise<void>;
  /** Tells the committee at its mailbox what waits. Queues one mail a day, however many servers do. */
  staffDigest(within: Db | Tx, mailbox: string, facts: MailData['staff-digest']): Promise<void>;
}

const addressed = ({ id, name, email }: NoticeReader) => ({ userId: id, name, address: email.trim() });

/** Creates the `Notices`. */
export function createNotices({
  queue,
  clock,
}: Pick<Infrastructure, 'clock'> & {
  readonly queue: MailQueue;
}): Notices {
  /** Queues a mail about an application to its owner. */
  const tellOwner = async (
    tx: Tx,
    applicationId: number,
    mailFor: (grade: GradeCode | null) => NewMail,
  ): Promise<void> => {
    const owner = await tx
      .selectFrom('applications')
      .innerJoin('users', 'users.id', 'applications.user_id')
      .select(['users.id', 'users.name', 'users.email', 'applications.grade'])
      .where('applications.id', '=', applicationId)
      .where('users.closed_at', 'is', null)
      .executeTakeFirst();
    if (owner) await queue.enqueue(tx, { ...mailFor(owner.grade), to: addressed(owner), applicationId });
  };

  return {
    welcome: (tx, { grade, ...reader }) =>
      queue.enqueue(tx, {
        template: 'welcome',
        data: { grade },
        to: addressed(reader),
        dedupeKey: `welcome:${reader.id}`,
      }),

    applicationReceived: (tx, applicationId) =>
      tellOwner(tx, applicationId, (grade) => ({
        template: 'application-received',
        data: { applicationId, grade, receivedAt: stamp(clock) },
        dedupeKey: `application-received:${applicationId}`,
      })),

    decision: async (tx, applicationId, { from, to, reason }) => {
      const [earliest] = await queue.cancelQueued(tx, 'decision', applicationId);
      const known = earliest?.known ?? from;
      if (to === known) return;
      await tellOwner(tx, applicationId, (grade) => ({
        template: 'decision',
        data: { applicationId, grade, status: to, reason, known },
        delay: decisionDelay,
      }));
    },

    paymentConfirmed: (tx, applicationId, facts, dedupeKey) =>
      tellOwner(tx, applicationId, () => ({
        template: 'payment-confirmed',
        data: { applicationId, ...facts },
        dedupeKey: `payment-confirmed:${dedupeKey}`,
      })),

    paymentQueried: (tx, applicationId, facts, dedupeKey) =>
      tellOwner(tx, applicationId, () => ({
        template: 'payment-queried',
        data: { applicationId, ...facts },
        dedupeKey: `payment-queried:${dedupeKey}`,
      })),

    admissionDue: (tx, applicationId) =>
      tellOwner(tx, applicationId, (grade) => ({
        template: 'admission-due',
        data: { applicationId, grade, amount: feeDue(grade, 'admission') },
      })),

    informationAsked: (tx, applicationId, facts, dedupeKey) =>
      tellOwner(tx, applicationId, () => ({
        template: 'information-asked',
        data: { applicationId, ...facts },
        dedupeKey: `information-asked:${dedupeKey}`,
      })),

    passwordReset: (within, email) => queue.enqueue(within, { template: 'password-reset', data: { email } }),

    passwordChanged: (tx, reader) =>
      queue.enqueue(tx, {
        template: 'password-changed',
        data: { changedAt: stamp(clock) },
        to: addressed(reader),
      }),

    newSignIn: (tx, reader, browser) =>
      queue.enqueue(tx, {
        template: 'new-sign-in',
        data: { signedInAt: stamp(clock), browser },
        to: addressed(reader),
      }),

    accountChanged: (tx, reader, change) =>
      queue.enqueue(tx, {
        template: 'account-changed',
        data: { change, changedAt: stamp(clock) },
        to: addressed(reader),
      }),

    accountCorrected: async (tx, before, after, corrected) => {
      await queue.readdress(tx, after.id, addressed(after));
      const tell = (reader: NoticeReader, reason: string | null) =>
        queue.enqueue(tx, {
          template: 'account-changed',
          data: { change: 'corrected', changedAt: stamp(clock), corrected: { ...corrected, reason } },
          to: addressed(reader),
        });
      await tell(after, corrected.reason);
      if (before.email !== after.email) await tell(before, null);
    },
    staffDigest: (within, mailbox, facts) =>
      queue.enqueue(within, {
        template: 'staff-digest',
        data: facts,
        to: { name: 'Membership Committee', address: mailbox },
        dedupeKey: `staff-digest:${facts.day}`,
      }),
  };
}
