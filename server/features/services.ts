import type { BlogReader } from '@imc/api/blog';
import { renderMail } from '@imc/ui/mail';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type CallLimits, createCallLimits } from '../http/call-limits.ts';
import { createIdempotency, type Idempotency } from '../http/idempotency.ts';
import type { Mailer } from '../mail/mail.ts';
import { type Background, createBackground } from '../shared/background.ts';
import type { Clock } from '../shared/clock.ts';
import type { PictureStorage } from '../storage/storage.ts';
import { type Accounts, createAccounts } from './accounts/accounts.ts';
import { createBeginSession } from './accounts/begin-session.ts';
import { createIsCurrentPassword } from './accounts/current-password.ts';
import { createErasure, type Erasure } from './accounts/erasure.ts';
import { createKnownBrowsers } from './accounts/known-browsers.ts';
import { createOwnData, type OwnData } from './accounts/own-data.ts';
import { createPasswordResets, type PasswordResets } from './accounts/password-resets.ts';
import { createPasswords, type HashParameters, type Passwords } from './accounts/passwords.ts';
import { createResetLinks } from './accounts/reset-links.ts';
import { createSecondFactors, type SecondFactors } from './accounts/second-factor.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import { createSignInChallenges, type SignInChallenges } from './accounts/sign-in-challenges.ts';
import { createSignInThrottle, type SignInThrottle } from './accounts/sign-in-throttle.ts';
import { createOpenings } from './applications/application-openings.ts';
import { type Applications, createApplications } from './applications/applications.ts';
import { createSavedViews, type SavedViews } from './applications/saved-views.ts';
import { createActivity, type ReadActivity } from './dashboard/activity.ts';
import { createDecisionTimes } from './dashboard/decision-times.ts';
import { createStaffDigest } from './dashboard/staff-digest.ts';
import { createStats } from './dashboard/statistics.ts';
import { createWaiting } from './dashboard/waiting.ts';
import { createDelivery, type Delivery } from './mails/delivery.ts';
import { createMailList, type MailList } from './mails/mail-list.ts';
import { createMailQueue, type MailQueue } from './mails/mail-queue.ts';
import { createNotices, type Notices } from './mails/notices.ts';
import { createPrepareMail } from './mails/prepare-mail.ts';
import { createRefusedAddresses, type RefusedAddresses } from './mails/refused-addresses.ts';
import { createMarketers, type Marketers } from './marketers/marketers.ts';
import { type ContactMessages, createContactMessages } from './messages/messages.ts';
import { createMailings, type Mailings } from './newsletter/mailings.ts';
import { createNewsletter, type Newsletter } from './newsletter/newsletter.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { createProofHashBackfill, type ProofHashBackfill } from './payments/proof-hash-backfill.ts';
import { createPeople, type People } from './people/people.ts';
import { createStaffRules, type StaffRules } from './people/staff-rules.ts';
import { createSecurityLog, type SecurityLog } from './security-log/security-log.ts';
import { createReadSecurityLog, type ReadSecurityLog } from './security-log/security-log-list.ts';
import { createNotSet } from './settings/not-set.ts';
import { createReadSetting, type ReadSetting } from './settings/setting-values.ts';
import { createSettings, type Settings } from './settings/settings.ts';
import { createUploadQuota, type UploadQuota } from './uploads/upload-quota.ts';
import { createUploads, type Uploads } from './uploads/uploads.ts';

/** The services that the routes use. */
export interface Services {
  readonly activity: ReadActivity;
  readonly accounts: Accounts;
  readonly applications: Applications;
  readonly background: Background;
  readonly callLimits: CallLimits;
  readonly challenges: SignInChallenges;
  readonly contactMessages: ContactMessages;
  readonly decisionTimes: ReturnType<typeof createDecisionTimes>;
  readonly delivery: Delivery;
  readonly erasure: Erasure;
  readonly idempotency: Idempotency;
  readonly mailList: MailList;
  readonly mailQueue: MailQueue;
  readonly mailings: Mailings;
  readonly marketers: Marketers;
  readonly newsletter: Newsletter;
  readonly notices: Notices;
  readonly ownData: OwnData;
  readonly passwordResets: PasswordResets;
  readonly proofHashBackfill: ProofHashBackfill;
  readonly passwords: Passwords;
  readonly notSet: ReturnType<typeof createNotSet>;
  readonly readSetting: ReadSetting;
  readonly refusedAddresses: RefusedAddresses;
  readonly settings: Settings;
  readonly payments: Payments;
  readonly people: People;
  readonly readSecurityLog: ReadSecurityLog;
  readonly savedViews: SavedViews;
  readonly secondFactors: SecondFactors;
  readonly securityLog: SecurityLog;
  readonly sessions: Sessions;
  readonly staffDigest: ReturnType<typeof createStaffDigest>;
  readonly staffRules: StaffRules;
  readonly throttle: SignInThrottle;
  readonly stats: ReturnType<typeof createStats>;
  readonly uploads: Uploads;
  readonly uploadQuota: UploadQuota;
  readonly waiting: ReturnType<typeof createWaiting>;
}

/** Creates all services. */
export async function createServices(deps: {
  readonly config: Config;
  readonly database: Database;
  readonly storage: PictureStorage;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** The posts that are sent to the newsletter's readers. */
  readonly blog: Pick<BlogReader, 'list' | 'post'>;
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Default: those of R-1. */
  readonly hashParameters?: HashParameters | undefined;
}): Promise<Services> {
  const { config, database, storage, mailer, clock, log, blog, publicUrl } = deps;
  const { db } = database;
  const onStrayFile = (error: unknown) =>
    log.warn({ err: error }, 'a file could not be removed; the sweep will try again');
  const passwords = await createPasswords(config.hashConcurrency, deps.hashParameters);
  const background = createBackground((error) => log.error({ err: error }, 'work in the background failed'));
  const sessions = createSessions({ db, clock, changeMark: database.changeMark, background });
  const idempotency = createIdempotency(db, passwords, clock);
  const throttle = createSignInThrottle(db, clock, 20 * config.limitedPerMinute);
  const links = createResetLinks({ db, clock, publicUrl });
  const readSetting = createReadSetting(db);
  const queue = createMailQueue({ db, kind: database.kind, clock, readSetting });
  const refusedAddresses = createRefusedAddresses({ db, clock });
  const notices = createNotices({ queue, clock });
  const delivery = createDelivery({
    queue,
    mailer,
    background,
    clock,
    log,
    refusedAddresses,
    prepare: createPrepareMail({ db, links, refusedAddresses, publicUrl }),
    write: renderMail,
    readSetting,
    publicUrl,
  });
  const securityLog = createSecurityLog({
    db,
    clock,
    onError: (error) => log.error({ err: error }, 'the security log could not be written'),
  });
  const uploadQuota = createUploadQuota(db, clock);
  const openings = createOpenings({
    db,
    clock,
    securityLog,
    onUnrecorded: (error, opening) =>
      log.error({ err: error, ...opening }, 'the opening of an application could not be recorded'),
  });
  const isCurrentPassword = createIsCurrentPassword({ db, passwords, throttle, securityLog });
  const staffRules = createStaffRules({ db, changeMark: database.changeMark });
  const secondFactors = createSecondFactors({
    db,
    clock,
    sessions,
    throttle,
    isCurrentPassword,
    securityLog,
    notices,
    delivery,
  });
  const knownBrowsers = createKnownBrowsers({ clock, notices });
  const beginSession = createBeginSession({ knownBrowsers, securityLog, sessions });
  const challenges = createSignInChallenges({ db, clock, secondFactors, beginSession });
  const payments = createPayments({
    kind: database.kind,
    db,
    clock,
    idempotency,
    storage,
    quota: uploadQuota,
    onStrayFile,
    readChangeMark: database.readChangeMark,
    notices,
    delivery,
    securityLog,
  });
  const applications = createApplications({
    kind: database.kind,
    db,
    clock,
    idempotency,
    files: payments.files,
    openings,
    readChangeMark: database.readChangeMark,
    notices,
    delivery,
    securityLog,
  });
  const stats = createStats({ ...database, clock });
  const waiting = createWaiting(database);
  return {
    activity: createActivity(db),
    background,
    callLimits: createCallLimits(clock, config.limitedPerMinute),
    contactMessages: createContactMessages({
      db,
      kind: database.kind,
      clock,
      readSetting,
      securityLog,
    }),
    decisionTimes: createDecisionTimes(db, readSetting),
    passwords,
    passwordResets: createPasswordResets({
      db,
      clock,
      passwords,
      sessions,
      throttle,
      isCurrentPassword,
      links,
      notices,
      delivery,
      securityLog,
    }),
    throttle,
    readSetting,
    securityLog,
    readSecurityLog: createReadSecurityLog(db),
    sessions,
    savedViews: createSavedViews({ database, clock }),
    settings: createSettings({ db, clock, isCurrentPassword, securityLog }),
    challenges,
    secondFactors,
    staffDigest: createStaffDigest({ db, clock, readSetting, stats, waiting, notices, delivery }),
    staffRules,
    people: createPeople({
      db,
      clock,
      kind: database.kind,
      readChangeMark: database.readChangeMark,
      sessions,
      secondFactors,
      resetLinks: links,
      staffRules,
      securityLog,
      notices,
      delivery,
    }),
    ownData: createOwnData({ db, clock, storage, sessions, secondFactors }),
    erasure: createErasure({
      db,
      clock,
      storage,
      isCurrentPassword,
      onStrayFile,
      issueReceiptsOf: payments.issueReceiptsOf,
    }),
    idempotency,
    accounts: createAccounts({
      db,
      clock,
      passwords,
      idempotency,
      throttle,
      beginSession,
      challenges,
      notices,
      delivery,
      securityLog,
    }),
    applications,
    payments,
    delivery,
    mailList: createMailList({ db, queue, refusedAddresses }),
    mailQueue: queue,
    refusedAddresses,
    notices,
    marketers: createMarketers({ db, idempotency, clock, securityLog }),
    newsletter: createNewsletter({ db, kind: database.kind, clock, queue, delivery }),
    mailings: createMailings({ db, kind: database.kind, clock, blog, queue, delivery, securityLog }),
    proofHashBackfill: createProofHashBackfill({
      db,
      storage,
      onUnreadable: (error, applicationId) =>
        log.warn({ err: error, applicationId }, 'the hashes of a proof could not be computed'),
    }),
    stats,
    uploads: createUploads({ db, clock, storage, quota: uploadQuota, openings, onStrayFile }),
    uploadQuota,
    notSet: createNotSet(config, readSetting),
    waiting,
  };
}
