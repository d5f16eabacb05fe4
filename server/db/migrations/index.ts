import { firstTables } from './0001-first-tables.ts';
import { signInFailures } from './0002-sign-in-failures.ts';
import { resetsAndTerms } from './0003-resets-and-terms.ts';
import { applicationCounts } from './0004-application-counts.ts';
import { draftRevision } from './0005-draft-revision.ts';
import { paymentAmounts } from './0006-payment-amounts.ts';
import { activityAndRetiredCodes } from './0007-activity-and-retired-codes.ts';
import { sessionDevicesAndErasures } from './0008-session-devices-and-erasures.ts';
import { mailOutbox } from './0009-mail-outbox.ts';
import { withdrawnApplications } from './0010-withdrawn-applications.ts';
import { paymentQueries } from './0011-payment-queries.ts';
import { privacyVersion } from './0012-privacy-version.ts';
import { knownBrowsers } from './0013-known-browsers.ts';
import { receipts } from './0014-receipts.ts';
import { informationRequests } from './0015-information-requests.ts';
import { securityLogAndUploadCounts } from './0016-security-log-and-upload-counts.ts';
import { applicationSearch } from './0017-application-search.ts';
import { historyChainAndNotes } from './0018-history-chain-and-notes.ts';
import { proofHashesAndOpenings } from './0019-proof-hashes-and-openings.ts';
import { paymentTransfers } from './0020-payment-transfers.ts';
import { staffAndSecondFactor } from './0021-staff-and-second-factor.ts';
import { referralsAndPaymentCounts } from './0022-referrals-and-payment-counts.ts';
import { settings } from './0023-settings.ts';
import { savedViews } from './0024-saved-views.ts';
import { contactMessages } from './0025-contact-messages.ts';
import { newsletterConsent } from './0026-newsletter-consent.ts';
import { newsletterTokensAndDeliveries } from './0027-newsletter-tokens-and-deliveries.ts';
import { coveringListIndexes } from './0028-covering-list-indexes.ts';
import { recommendations } from './0029-recommendations.ts';
import { deletedMarketers } from './0031-deleted-marketers.ts';
import { everyOpening } from './0032-every-opening.ts';
import { securityLogActivityIndex } from './0033-security-log-activity-index.ts';
import { blockedAccounts } from './0034-blocked-accounts.ts';
import { newsletterAskedAgain } from './0035-newsletter-asked-again.ts';
import { transferReason } from './0036-transfer-reason.ts';
import { rewriteSearchTexts } from './0037-rewrite-search-texts.ts';
import { provenAddresses } from './0038-proven-addresses.ts';
import { pendingReceipts } from './0039-pending-receipts.ts';
import { paymentFees } from './0041-payment-fees.ts';
import { admissionPayments } from './0042-admission-payments.ts';
import { refusedAddresses } from './0044-refused-addresses.ts';
import { messageStateIndex } from './0047-message-state-index.ts';
import { paymentAnswers } from './0049-payment-answers.ts';
import { accountCorrections } from './0050-account-corrections.ts';
import type { Migration } from './migration.ts';

/** All migrations in order. Append new ones and never change existing ones. */
export const migrations: readonly Migration[] = [
  firstTables,
  signInFailures,
  resetsAndTerms,
  applicationCounts,
  draftRevision,
  paymentAmounts,
  activityAndRetiredCodes,
  sessionDevicesAndErasures,
  mailOutbox,
  withdrawnApplications,
  paymentQueries,
  privacyVersion,
  knownBrowsers,
  receipts,
  informationRequests,
  securityLogAndUploadCounts,
  applicationSearch,
  historyChainAndNotes,
  proofHashesAndOpenings,
  paymentTransfers,
  staffAndSecondFactor,
  referralsAndPaymentCounts,
  settings,
  savedViews,
  contactMessages,
  newsletterConsent,
  newsletterTokensAndDeliveries,
  coveringListIndexes,
  recommendations,
  deletedMarketers,
  everyOpening,
  securityLogActivityIndex,
  blockedAccounts,
  newsletterAskedAgain,
  transferReason,
  rewriteSearchTexts,
  provenAddresses,
  pendingReceipts,
  paymentFees,
  admissionPayments,
  refusedAddresses,
  messageStateIndex,
  paymentAnswers,
  accountCorrections,
];
