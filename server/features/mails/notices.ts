import type { ApplicationStatus, CorrectableDetail, GradeCode } from '@imc/api/contract';
import type { AccountChange, MailData } from '@imc/ui/mail';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { stamp } from '../../shared/clock.ts';
import type { AddressLinks } from '../accounts/address-links.ts';
import {
  type AddressMail,
  cancelQueuedMails,
  type MailFacts,
  type MailQueue,
  type NewMail,
  readdressMails,
} from './mail-queue.ts';
import { decisionDelay } from './times.ts';

/** The account that gets a notice. */
export interface NoticeReader {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** The application itself gives the id and the grade. */
type Facts<Template extends keyof MailData> = Omit<MailData[Template], 'applicationId' | 'grade'>;

/** @param dedupeKey Id of the event, so that it is mailed once. */
type TellOwnerOnce<Template extends keyof MailData> = (
  tx: Tx,
  applicationId: number,
  facts: Facts<Template>,
  dedupeKey: string,
) => Promise<void>;

/**
 * Queues the mail for an event in its transaction (MAIL-1, MAIL-2). Call `Delivery.wake` after the commit to send it at once instead of within a
 * minute.
 */
export interface Notices {
  /** Also creates the link that proves the reader's address. */
  welcome(tx: Tx, reader: NoticeReader & { readonly grade: GradeCode }): Promise<void>;
  applicationReceived(tx: Tx, applicationId: number): Promise<void>;
  /** Waits ten minutes. Replaces a waiting notice, and removes it if the status is again what the member knows (MAIL-3). */
  decision(
    tx: Tx,
    applicationId: number,
    change: {
      readonly from: ApplicationStatus;
      readonly to: ApplicationStatus;
      readonly reason: string | null;
    },
  ): Promise<void>;
  paymentConfirmed: TellOwnerOnce<'payment-confirmed'>;
  paymentQueried: TellOwnerOnce<'payment-queried'>;
  paymentTakenBack(tx: Tx, accountId: number, facts: MailData['payment-taken-back']): Promise<void>;
  /** `amount`: what is left of the fee, in naira. */
  admissionDue(tx: Tx, applicationId: number, amount: number): Promise<void>;
  informationAsked: TellOwnerOnce<'information-asked'>;
  /** Queues the same for every address, so that neither the response nor its time reveals which addresses have an account. */
  passwordReset(within: Db | Tx, email: string): Promise<void>;
  /** Creates the link that proves the reader's address. */
  confirmAddress(tx: Tx, reader: NoticeReader): Promise<void>;
  /** With a link of `AddressLinks` to the address of the reader. */
  addressLink<Template extends AddressMail>(
    tx: Tx,
    reader: NoticeReader,
    mail: Extract<MailFacts, { template: Template }>,
  ): Promise<void>;
  passwordChanged(tx: Tx, reader: NoticeReader): Promise<void>;
  /** @param browser 'Chrome on Android'. Null if unknown. */
  newSignIn(tx: Tx, reader: NoticeReader, browser: string | null): Promise<void>;
  /** A change of the second factor, the role or a block, or a used recovery code. */
  accountChanged(tx: Tx, reader: NoticeReader, change: AccountChange): Promise<void>;
  /**
   * Mails what was corrected and why to the owner, and corrects waiting mails. Also mails the old address, without the reason: it may be
   * somebody else's.
   */
  accountCorrected(
    tx: Tx,
    before: NoticeReader,
    after: NoticeReader,
    corrected: { readonly details: readonly CorrectableDetail[]; readonly reason: string },
  ): Promise<void>;
  /** To the committee's mailbox, or to one of the staff. One mail a day each, however many servers queue it. */
  staffDigest(
    within: Db | Tx,
    to: NonNullable<NewMail['to']>,
    facts: MailData['staff-digest'],
  ): Promise<void>;
}

const addressed = ({ id, name, email }: NoticeReader) => ({ userId: id, name, address: email.trim() });

export function createNotices({
  queue,
  addressLinks,
  clock,
}: Pick<Infrastructure, 'clock'> & {
  readonly queue: MailQueue;
  readonly addressLinks: Pick<AddressLinks, 'create'>;
}): Notices {
  /** To the owner of the application. */
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

  /** To the owner of the application. `key`: id of the event. */
  const tellOnce = (tx: Tx, applicationId: number, key: string, mail: NewMail): Promise<void> =>
    tellOwner(tx, applicationId, () => ({ ...mail, dedupeKey: `${mail.template}:${key}` }));

  const tell = (tx: Tx, reader: NoticeReader, mail: NewMail): Promise<void> =>
    queue.enqueue(tx, { ...mail, to: addressed(reader) });

  const confirmLink = (tx: Tx, { id: user_id, email }: NoticeReader): Promise<number> =>
    addressLinks.create(tx, { user_id, kind: 'confirm', email });

  return {
    welcome: async (tx, { grade, ...reader }) => {
      const linkId = await confirmLink(tx, reader);
      await tell(tx, reader, {
        template: 'welcome',
        data: { grade, linkId },
        dedupeKey: `welcome:${reader.id}`,
      });
    },

    applicationReceived: (tx, applicationId) =>
      tellOwner(tx, applicationId, (grade) => ({
        template: 'application-received',
        data: { applicationId, grade, receivedAt: stamp(clock) },
        dedupeKey: `application-received:${applicationId}`,
      })),

    decision: async (tx, applicationId, { from, to, reason }) => {
      const [earliest] = await cancelQueuedMails(tx, 'decision', applicationId);
      const known = earliest?.known ?? from;
      if (to === known) return;
      await tellOwner(tx, applicationId, (grade) => ({
        template: 'decision',
        data: { applicationId, grade, status: to, reason, known },
        delay: decisionDelay,
      }));
    },

    paymentConfirmed: (tx, applicationId, facts, key) =>
      tellOnce(tx, applicationId, key, { template: 'payment-confirmed', data: { applicationId, ...facts } }),

    paymentQueried: (tx, applicationId, facts, key) =>
      tellOnce(tx, applicationId, key, { template: 'payment-queried', data: { applicationId, ...facts } }),

    paymentTakenBack: async (tx, accountId, data) => {
      const reader = await tx
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .where('id', '=', accountId)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      if (reader) await tell(tx, reader, { template: 'payment-taken-back', data });
    },

    admissionDue: (tx, applicationId, amount) =>
      tellOwner(tx, applicationId, (grade) => ({
        template: 'admission-due',
        data: { applicationId, grade, amount },
      })),

    informationAsked: (tx, applicationId, facts, key) =>
      tellOnce(tx, applicationId, key, { template: 'information-asked', data: { applicationId, ...facts } }),

    passwordReset: (within, email) => queue.enqueue(within, { template: 'password-reset', data: { email } }),

    confirmAddress: async (tx, reader) => {
      const linkId = await confirmLink(tx, reader);
      await tell(tx, reader, { template: 'address-confirm', data: { linkId } });
    },

    addressLink: (tx, reader, mail) => tell(tx, reader, mail),

    passwordChanged: (tx, reader) =>
      tell(tx, reader, { template: 'password-changed', data: { changedAt: stamp(clock) } }),

    newSignIn: (tx, reader, browser) =>
      tell(tx, reader, { template: 'new-sign-in', data: { signedInAt: stamp(clock), browser } }),

    accountChanged: (tx, reader, change) =>
      tell(tx, reader, { template: 'account-changed', data: { change, changedAt: stamp(clock) } }),

    accountCorrected: async (tx, before, after, corrected) => {
      await readdressMails(tx, after.id, addressed(after));
      const mailFor = (reason: string | null): NewMail => ({
        template: 'account-changed',
        data: { change: 'corrected', changedAt: stamp(clock), corrected: { ...corrected, reason } },
      });
      await tell(tx, after, mailFor(corrected.reason));
      if (before.email !== after.email) await tell(tx, before, mailFor(null));
    },

    staffDigest: (within, to, facts) =>
      queue.enqueue(within, {
        template: 'staff-digest',
        data: facts,
        to,
        dedupeKey: ['staff-digest', facts.day, ...(to.userId === undefined ? [] : [to.userId])].join(':'),
      }),
  };
}
