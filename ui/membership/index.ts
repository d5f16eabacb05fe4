export * from './accounts/address-notice/address-notice.tsx';
export * from './accounts/change-address-form/change-address-form.tsx';
export * from './accounts/change-password-form/change-password-form.tsx';
export * from './accounts/data-download/data-download.tsx';
export * from './accounts/erase-account/erase-account.tsx';
export * from './accounts/forgot-password-form/forgot-password-form.tsx';
export * from './accounts/name-change/name-change.tsx';
export * from './accounts/new-password-fields/new-password-fields.tsx';
export * from './accounts/profile-form/profile-form.tsx';
export * from './accounts/reset-password-form/reset-password-form.tsx';
export {
  SecondFactorSettings,
  type SecondFactorSettingsLabels,
  type SecondFactorSettingsProps,
} from './accounts/second-factor-settings/second-factor-settings.tsx';
export * from './accounts/session-list/session-list.tsx';
export * from './accounts/sign-in-code-form/sign-in-code-form.tsx';
export * from './accounts/sign-in-form/sign-in-form.tsx';
export * from './accounts/sign-up-wizard/sign-up-wizard.tsx';
export * from './applications/admin-applications-table/admin-applications-table.tsx';
export * from './applications/admission-sheet/admission-sheet.tsx';
export * from './applications/application-desk/application-desk.tsx';
export * from './applications/application-desk/application-desk-labels.ts';
export * from './applications/application-desk/application-desk-props.ts';
export * from './applications/application-desk/application-desk-section.tsx';
export * from './applications/application-form/application-form.tsx';
export * from './applications/application-form/application-form-draft.ts';
export * from './applications/application-form/application-form-draft-status.tsx';
export { applicationErrorLines } from './applications/application-form/application-form-errors.ts';
export * from './applications/application-form/application-form-labels.ts';
export { openSections } from './applications/application-form/application-form-values.ts';
export * from './applications/application-list/application-list.tsx';
export * from './applications/application-notes/application-notes.tsx';
export * from './applications/application-panel/application-panel.tsx';
export * from './applications/application-reader/application-reader.tsx';
export * from './applications/bulk-decision-dialog/bulk-decision-dialog.tsx';
export * from './applications/decision-box/decision-box.tsx';
export * from './applications/decision-dialog/decision-dialog.tsx';
export type { DecisionFieldsLabels, DecisionTexts } from './applications/decision-dialog/decision-fields.tsx';
export * from './applications/decision-history/decision-history.tsx';
export * from './applications/information-request/information-request.tsx';
export * from './applications/information-request-list/information-request-list.tsx';
export * from './applications/request-information-dialog/request-information-dialog.tsx';
export * from './applications/rule-sheet/rule-sheet.tsx';
export * from './applications/saved-views/saved-views.tsx';
export * from './applications/status-select/status-select.tsx';
export * from './blog/news-sidebar/news-sidebar.tsx';
export * from './blog/post-body/post-body.tsx';
export * from './blog/post-list/post-list.tsx';
// Components specific to the Institute's membership. They are composed of the general components and typed by the contract.
export * from './dashboard/activity-list/activity-list.tsx';
export * from './dashboard/dashboard-charts/dashboard-charts.tsx';
export * from './dashboard/recent-applications/recent-applications.tsx';
export * from './grades/category-card/category-card.tsx';
export type { FeeRow } from './grades/grade-card/fee-list.tsx';
export * from './grades/grade-card/grade-card.tsx';
export * from './grades/grade-cell/grade-cell.tsx';
export * from './grades/grade-fees/grade-fees.tsx';
export * from './grades/grade-finder/grade-finder.tsx';
export * from './grades/grade-ladder/grade-ladder.tsx';
export * from './mails/mails-table/mails-table.tsx';
export * from './marketers/marketer-dialog/marketer-dialog.tsx';
export * from './marketers/marketer-share-dialog/marketer-share-dialog.tsx';
export * from './marketers/marketers-table/marketers-table.tsx';
export * from './marketers/unmatched-codes/unmatched-codes.tsx';
export * from './memberships/benefit-card/benefit-card.tsx';
export * from './memberships/members-table/members-table.tsx';
export * from './memberships/standing-event-dialog/standing-event-dialog.tsx';
export * from './memberships/standing-question/standing-question.tsx';
export * from './messages/join-form/join-form.tsx';
export * from './messages/message-dialog/message-dialog.tsx';
export * from './messages/message-form/message-form.tsx';
export * from './messages/messages-table/messages-table.tsx';
export * from './newsletter/newsletter-form/newsletter-form.tsx';
export * from './newsletter/newsletter-posts/newsletter-posts.tsx';
export * from './newsletter/newsletter-posts/send-post-dialog.tsx';
export * from './newsletter/newsletter-readers-table/newsletter-readers-table.tsx';
export * from './payments/admin-payments-table/admin-payments-table.tsx';
export * from './payments/cash-book-table/cash-book-table.tsx';
export * from './payments/charge-list/charge-list.tsx';
export * from './payments/charge-to-pay/charge-to-pay.tsx';
export * from './payments/charge-to-pay/transfer-dialog.tsx';
export * from './payments/payment-detail/payment-detail.tsx';
export * from './payments/payment-detail/payment-detail-labels.ts';
export type { EnteredTransfer } from './payments/payment-detail/transfer-form.tsx';
export * from './payments/payment-query/payment-query.tsx';
export * from './payments/payments-table/payments-table.tsx';
export * from './payments/proof-field/proof-field.tsx';
export * from './payments/proof-field/proof-field-state.ts';
export * from './payments/reason-dialog/reason-dialog.tsx';
export * from './payments/receipt-code-form/receipt-code-form.tsx';
export * from './payments/record-transfer-dialog/entered-transfer.ts';
export * from './payments/record-transfer-dialog/record-transfer-dialog.tsx';
export * from './payments/same-proofs/same-proofs.tsx';
export * from './payments/statement-imports/statement-imports.tsx';
export type {
  LineOutcome,
  MatchedLine,
  StatementSums,
  UnreadLine,
  UnreadReason,
} from './payments/statement-matches/statement-line.ts';
export * from './payments/statement-matches/statement-matches.tsx';
export * from './payments/statement-reading/statement-reading.tsx';
export * from './payments/waiting-table/waiting-table.tsx';
export * from './people/account-dialog/account-dialog.tsx';
export * from './people/correct-details-dialog/correct-details-dialog.tsx';
export * from './people/people-table/people-table.tsx';
export * from './security-log/security-log-table/security-log-table.tsx';
export * from './settings/setting-form/setting-form.tsx';
export * from './settings/setting-history/setting-history.tsx';
export * from './shared/document-sheet/document-sheet.tsx';
export * from './shared/nowrap-words.tsx';
export * from './shared/privacy-note/privacy-note.tsx';
