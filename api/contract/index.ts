import * as accounts from './calls/accounts.ts';
import * as applications from './calls/applications.ts';
import * as applicationsAdmin from './calls/applications-admin.ts';
import type { Call } from './calls/call.ts';
import * as dashboard from './calls/dashboard.ts';
import * as decisions from './calls/decisions.ts';
import * as informationRequests from './calls/information-requests.ts';
import * as mails from './calls/mails.ts';
import * as marketers from './calls/marketers.ts';
import * as messages from './calls/messages.ts';
import * as newsletter from './calls/newsletter.ts';
import * as ownData from './calls/own-data.ts';
import * as passwords from './calls/passwords.ts';
import * as payments from './calls/payments.ts';
import * as people from './calls/people.ts';
import * as receipts from './calls/receipts.ts';
import * as savedViews from './calls/saved-views.ts';
import * as secondFactor from './calls/second-factor.ts';
import * as securityLog from './calls/security-log.ts';
import * as sessions from './calls/sessions.ts';
import * as settings from './calls/settings.ts';

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
export { type CallDocumentation, callDocumentation } from './call-documentation.ts';
export * from './calls/accounts.ts';
export * from './calls/applications.ts';
export * from './calls/applications-admin.ts';
export {
  type Access,
  type Call,
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
export * from './calls/mails.ts';
export * from './calls/marketers.ts';
export * from './calls/messages.ts';
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
export * from './entities/account.ts';
export * from './entities/account-session.ts';
export * from './entities/activity.ts';
export * from './entities/application.ts';
export * from './entities/application-form.ts';
export * from './entities/application-history.ts';
export * from './entities/application-opening.ts';
export * from './entities/application-review.ts';
export * from './entities/contact-message.ts';
export * from './entities/dashboard-stats.ts';
export * from './entities/decision.ts';
export * from './entities/grade.ts';
export * from './entities/id.ts';
export * from './entities/information-request.ts';
export * from './entities/mail.ts';
export * from './entities/marketer.ts';
export * from './entities/newsletter.ts';
export * from './entities/payment.ts';
export * from './entities/receipt.ts';
export * from './entities/saved-view.ts';
export * from './entities/second-factor.ts';
export * from './entities/security-event.ts';
export * from './entities/setting.ts';
export * from './entities/staff-role.ts';
export * from './entities/text.ts';
export * from './entities/user.ts';
export * from './rules/accounts.ts';
export * from './rules/announced-decisions.ts';
export * from './rules/application.ts';
export * from './rules/application-answers.ts';
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
export * from './rules/list.ts';
export * from './rules/mails.ts';
export * from './rules/marketer.ts';
export * from './rules/merge-drafts.ts';
export * from './rules/months.ts';
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
export * from './rules/terms.ts';
export * from './rules/text.ts';
export * from './rules/upload.ts';
export * from './rules/waiting.ts';

/** Every call of the contract. Tests iterate over this list. */
export const allCalls: readonly Call[] = [
  accounts.signUpCall,
  accounts.signInCall,
  secondFactor.signInCodeCall,
  accounts.signOutCall,
  accounts.profileCall,
  accounts.updateProfileCall,
  accounts.uploadProfilePhotoCall,
  passwords.forgotPasswordCall,
  passwords.resetPasswordCall,
  passwords.changePasswordCall,
  sessions.sessionsCall,
  sessions.endSessionCall,
  sessions.endOtherSessionsCall,
  secondFactor.secondFactorCall,
  secondFactor.startSecondFactorCall,
  secondFactor.confirmSecondFactorCall,
  secondFactor.disableSecondFactorCall,
  ownData.ownDataCall,
  ownData.eraseAccountCall,
  applications.submitApplicationCall,
  applications.memberApplicationsCall,
  applications.memberApplicationCall,
  applications.applicationDraftCall,
  applications.openDraftCall,
  applications.saveDraftCall,
  applications.uploadDraftProofCall,
  applications.removeDraftProofCall,
  applications.replaceProofCall,
  applications.answerPaymentQueryCall,
  informationRequests.answerInformationRequestCall,
  applications.withdrawApplicationCall,
  applications.decisionTimesCall,
  settings.paymentDetailsCall,
  receipts.receiptCall,
  receipts.verifyReceiptCall,
  newsletter.subscribeCall,
  newsletter.confirmSubscriptionCall,
  newsletter.leaveNewsletterCall,
  messages.contactFormsCall,
  messages.sendMessageCall,
  dashboard.dashboardStatsCall,
  applicationsAdmin.adminApplicationsCall,
  applicationsAdmin.applicationNeighboursCall,
  applicationsAdmin.exportApplicationsCall,
  savedViews.savedViewsCall,
  savedViews.saveViewCall,
  savedViews.deleteViewCall,
  informationRequests.informationRequestsCall,
  informationRequests.requestInformationCall,
  informationRequests.closeInformationRequestCall,
  decisions.updateApplicationStatusCall,
  decisions.applicationReviewCall,
  decisions.undoDecisionCall,
  decisions.applicationHistoryCall,
  decisions.applicationNotesCall,
  decisions.addApplicationNoteCall,
  payments.paymentsCall,
  payments.paymentCall,
  payments.recordPartPaymentCall,
  payments.undoPaymentCall,
  payments.matchPaymentsCall,
  payments.updatePaymentCall,
  marketers.marketersCall,
  marketers.addMarketerCall,
  marketers.updateMarketerCall,
  marketers.deleteMarketerCall,
  mails.mailsCall,
  mails.resendMailCall,
  messages.messagesCall,
  messages.setMessageStateCall,
  messages.deleteMessageCall,
  newsletter.newsletterReadersCall,
  newsletter.exportNewsletterCall,
  newsletter.newsletterPostsCall,
  newsletter.sendNewsletterCall,
  settings.settingsCall,
  settings.changeSettingCall,
  people.accountsCall,
  people.setAccountRoleCall,
  people.setAccountBlockedCall,
  people.correctAccountCall,
  people.endAccountSessionsCall,
  people.resetSecondFactorCall,
  people.requireSecondFactorCall,
  securityLog.securityLogCall,
];
