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
export { allCalls, type CallDocumentation, callDocumentation } from './call-documentation.ts';
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
export * from './calls/index.ts';
export { callsByName } from './calls-by-name.ts';
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
