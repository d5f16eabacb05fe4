import { accountsDocs } from './calls/accounts.ts';
import { addressesDocs } from './calls/addresses.ts';
import { applicationsDocs } from './calls/applications.ts';
import { applicationsAdminDocs } from './calls/applications-admin.ts';
import { type Call, type CallDoc, type CallDocs, type CallTag, callTags } from './calls/call.ts';
import { dashboardDocs } from './calls/dashboard.ts';
import { decisionsDocs } from './calls/decisions.ts';
import { informationRequestsDocs } from './calls/information-requests.ts';
import { ledgerDocs, memberChargesDocs } from './calls/ledger.ts';
import { mailsDocs } from './calls/mails.ts';
import { marketersDocs } from './calls/marketers.ts';
import { membershipsDocs } from './calls/memberships.ts';
import { messagesDocs } from './calls/messages.ts';
import { nameChangesDocs } from './calls/name-changes.ts';
import { newsletterDocs } from './calls/newsletter.ts';
import { ownDataDocs } from './calls/own-data.ts';
import { passwordsDocs } from './calls/passwords.ts';
import { paymentsDocs } from './calls/payments.ts';
import { peopleDocs } from './calls/people.ts';
import { receiptsDocs } from './calls/receipts.ts';
import { savedViewsDocs } from './calls/saved-views.ts';
import { secondFactorDocs } from './calls/second-factor.ts';
import { securityLogDocs } from './calls/security-log.ts';
import { sessionsDocs } from './calls/sessions.ts';
import { settingsDocs } from './calls/settings.ts';
import { statementsDocs } from './calls/statements.ts';

export * from './application/cash-book-export.ts';
export * from './application/csv-export.ts';
export * from './application/export-columns.ts';
export * from './application/export-file-name.ts';
export * from './application/fields.ts';
export * from './application/list-query.ts';
export * from './application/list-view.ts';
export * from './application/response-texts.ts';
export * from './application/search.ts';
export * from './application/sections.ts';
export * from './application/typed-object.ts';
export * from './application/xlsx-export.ts';
export * from './calls/accounts.ts';
export * from './calls/addresses.ts';
export * from './calls/applications.ts';
export * from './calls/applications-admin.ts';
export {
  type Access,
  type Call,
  callTags,
  doneResponse,
  type FileFormat,
  fileTypes,
  limitedPerMinute,
  picturesPerMinute,
  type Refusal,
  refusalSchema,
} from './calls/call.ts';
export * from './calls/dashboard.ts';
export * from './calls/decisions.ts';
export * from './calls/information-requests.ts';
export * from './calls/ledger.ts';
export * from './calls/mails.ts';
export * from './calls/marketers.ts';
export * from './calls/memberships.ts';
export * from './calls/messages.ts';
export * from './calls/name-changes.ts';
export * from './calls/newsletter.ts';
export * from './calls/own-data.ts';
export * from './calls/passwords.ts';
export * from './calls/payments.ts';
export * from './calls/people.ts';
export * from './calls/receipts.ts';
export * from './calls/saved-views.ts';
export * from './calls/second-factor.ts';
export * from './calls/security-log.ts';
export * from './calls/sessions.ts';
export * from './calls/settings.ts';
export * from './calls/statements.ts';
export * from './entities/account.ts';
export * from './entities/account-session.ts';
export * from './entities/activity.ts';
export * from './entities/application.ts';
export * from './entities/application-form.ts';
export * from './entities/application-history.ts';
export * from './entities/application-opening.ts';
export * from './entities/application-review.ts';
export * from './entities/charge.ts';
export * from './entities/contact-message.ts';
export * from './entities/dashboard-stats.ts';
export * from './entities/decision.ts';
export { schemaDocs } from './entities/described.ts';
export * from './entities/grade.ts';
export * from './entities/id.ts';
export * from './entities/information-request.ts';
export * from './entities/mail.ts';
export * from './entities/marketer.ts';
export * from './entities/membership.ts';
export * from './entities/name-change.ts';
export * from './entities/newsletter.ts';
export * from './entities/payment.ts';
export * from './entities/receipt.ts';
export * from './entities/saved-view.ts';
export * from './entities/second-factor.ts';
export * from './entities/security-event.ts';
export * from './entities/setting.ts';
export * from './entities/staff-role.ts';
export * from './entities/statement.ts';
export * from './entities/text.ts';
export * from './entities/user.ts';
export { valueDocs } from './entities/values.ts';
export * from './rules/accounts.ts';
export * from './rules/addresses.ts';
export * from './rules/announced-decisions.ts';
export * from './rules/application.ts';
export * from './rules/application-answers.ts';
export * from './rules/charges.ts';
export * from './rules/contact-forms-path.ts';
export * from './rules/contact-messages.ts';
export * from './rules/dates.ts';
export * from './rules/decision-times.ts';
export * from './rules/decision-warnings.ts';
export * from './rules/decisions.ts';
export * from './rules/draft.ts';
export * from './rules/form-problems.ts';
export * from './rules/grade-fees.ts';
export * from './rules/grade-finder.ts';
export * from './rules/grade-rules.ts';
export * from './rules/information-requests.ts';
export * from './rules/ledger.ts';
export * from './rules/list.ts';
export * from './rules/mails.ts';
export * from './rules/marketer.ts';
export * from './rules/member-number.ts';
export * from './rules/merge-drafts.ts';
export * from './rules/months.ts';
export * from './rules/name-changes.ts';
export * from './rules/newsletter.ts';
export * from './rules/newsletter-readers.ts';
export * from './rules/next-application.ts';
export * from './rules/own-account.ts';
export * from './rules/payment-matching.ts';
export * from './rules/payment-records.ts';
export * from './rules/payments.ts';
export * from './rules/people.ts';
export * from './rules/privacy.ts';
export * from './rules/receipts.ts';
export * from './rules/referral-code.ts';
export * from './rules/refusals.ts';
export * from './rules/request-problems.ts';
export * from './rules/reset.ts';
export * from './rules/saved-views.ts';
export * from './rules/second-factor.ts';
export * from './rules/section-progress.ts';
export * from './rules/setting-defaults.ts';
export * from './rules/settings.ts';
export * from './rules/shared-facts.ts';
export * from './rules/sign-up.ts';
export * from './rules/staff-roles.ts';
export * from './rules/standing.ts';
export * from './rules/statements.ts';
export * from './rules/terms.ts';
export * from './rules/text.ts';
export * from './rules/upload.ts';
export * from './rules/waiting.ts';

/** By file, with the section of its calls that are not for admins. */
const documented: readonly (readonly [CallTag, CallDocs])[] = [
  ['Accounts', accountsDocs],
  ['Accounts', addressesDocs],
  ['Accounts', nameChangesDocs],
  ['Passwords', passwordsDocs],
  ['Sessions', sessionsDocs],
  ['Second factor', secondFactorDocs],
  ['Own data', ownDataDocs],
  ['Applications', applicationsDocs],
  ['Administration', dashboardDocs],
  ['Administration', applicationsAdminDocs],
  ['Administration', decisionsDocs],
  ['Administration', paymentsDocs],
  ['Administration', ledgerDocs],
  ['Applications', memberChargesDocs],
  ['Administration', savedViewsDocs],
  ['Administration', statementsDocs],
  ['Applications', informationRequestsDocs],
  ['Applications', receiptsDocs],
  ['Administration', marketersDocs],
  ['Administration', mailsDocs],
  ['Applications', membershipsDocs],
  ['Messages', messagesDocs],
  ['Newsletter', newsletterDocs],
  ['Applications', settingsDocs],
  ['Administration', peopleDocs],
  ['Administration', securityLogDocs],
];

export interface CallDocumentation extends CallDoc {
  readonly operationId: string;
  readonly tag: CallTag;
}

const documentation: readonly CallDocumentation[] = documented.flatMap(([tag, docs]) =>
  Object.entries(docs).map(([operationId, doc]) => ({
    tag: doc.call.access === 'admin' ? 'Administration' : tag,
    ...doc,
    operationId,
  })),
);

/** In the order of the OpenAPI document. */
export const callDocumentation = callTags.flatMap((tag) => documentation.filter((doc) => doc.tag === tag));

/** Every call of the contract. Tests iterate over this list. */
export const allCalls: readonly Call[] = callDocumentation.map(({ call }) => call);
