export {
  ChangePasswordForm,
  type ChangePasswordFormLabels,
  type ChangePasswordFormProps,
  type PasswordChange,
} from './accounts/change-password-form/change-password-form.tsx';
export {
  DataDownload,
  type DataDownloadLabels,
  type DataDownloadProps,
  type DownloadOutcome,
} from './accounts/data-download/data-download.tsx';
export {
  EraseAccount,
  type EraseAccountLabels,
  type EraseAccountProps,
} from './accounts/erase-account/erase-account.tsx';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormLabels,
  type ForgotPasswordFormProps,
} from './accounts/forgot-password-form/forgot-password-form.tsx';
export {
  NewPasswordFields,
  type NewPasswordFieldsProps,
  type NewPasswordLabels,
} from './accounts/new-password-fields/new-password-fields.tsx';
export {
  type ProfileChanges,
  ProfileForm,
  type ProfileFormLabels,
  type ProfileFormProps,
} from './accounts/profile-form/profile-form.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormLabels,
  type ResetPasswordFormProps,
} from './accounts/reset-password-form/reset-password-form.tsx';
export {
  SecondFactorSettings,
  type SecondFactorSettingsLabels,
  type SecondFactorSettingsProps,
} from './accounts/second-factor-settings/second-factor-settings.tsx';
export {
  SessionList,
  type SessionListLabels,
  type SessionListProps,
} from './accounts/session-list/session-list.tsx';
export {
  SignInCodeForm,
  type SignInCodeFormLabels,
  type SignInCodeFormProps,
} from './accounts/sign-in-code-form/sign-in-code-form.tsx';
export {
  SignInForm,
  type SignInFormLabels,
  type SignInFormProps,
  type SignInValues,
} from './accounts/sign-in-form/sign-in-form.tsx';
export {
  SignUpWizard,
  type SignUpWizardLabels,
  type SignUpWizardProps,
} from './accounts/sign-up-wizard/sign-up-wizard.tsx';
export {
  AdminApplicationsTable,
  type AdminApplicationsTableLabels,
  type AdminApplicationsTableProps,
  type AdminApplicationsView,
  type StatusCounts,
} from './applications/admin-applications-table/admin-applications-table.tsx';
export {
  type AdmissionFact,
  AdmissionSheet,
  type AdmissionSheetProps,
} from './applications/admission-sheet/admission-sheet.tsx';
export { ApplicationDesk } from './applications/application-desk/application-desk.tsx';
export type {
  ApplicationDeskLabels,
  ApplicationFactsLabels,
} from './applications/application-desk/application-desk-labels.ts';
export type { ApplicationDeskProps } from './applications/application-desk/application-desk-props.ts';
export {
  ApplicationForm,
  type ApplicationFormHandle,
  type ApplicationFormProof,
  type ApplicationFormProps,
  type ApplicationRefusal,
} from './applications/application-form/application-form.tsx';
export type {
  ApplicationDraftState,
  DraftSaveFailure,
} from './applications/application-form/application-form-draft.ts';
export {
  ApplicationDraftStatus,
  type ApplicationDraftStatusProps,
} from './applications/application-form/application-form-draft-status.tsx';
export { applicationErrorLines } from './applications/application-form/application-form-errors.ts';
export type {
  ApplicationDraftLabels,
  ApplicationFormLabels,
} from './applications/application-form/application-form-labels.ts';
export {
  ApplicationList,
  type ApplicationListLabels,
  type ApplicationListProps,
} from './applications/application-list/application-list.tsx';
export {
  ApplicationNotes,
  type ApplicationNotesLabels,
  type ApplicationNotesProps,
} from './applications/application-notes/application-notes.tsx';
export {
  ApplicationPanel,
  type ApplicationPanelLabels,
  type ApplicationPanelProps,
} from './applications/application-panel/application-panel.tsx';
export {
  ApplicationReader,
  type ApplicationReaderLabels,
  type ApplicationReaderProps,
} from './applications/application-reader/application-reader.tsx';
export {
  BulkDecisionDialog,
  type BulkDecisionDialogProps,
  type BulkDecisionLabels,
  type DecisionProblem,
} from './applications/bulk-decision-dialog/bulk-decision-dialog.tsx';
export {
  DecisionDialog,
  type DecisionDialogLabels,
  type DecisionDialogProps,
} from './applications/decision-dialog/decision-dialog.tsx';
export type { DecisionFieldsLabels, DecisionTexts } from './applications/decision-dialog/decision-fields.tsx';
export {
  DecisionHistory,
  type DecisionHistoryLabels,
  type DecisionHistoryProps,
} from './applications/decision-history/decision-history.tsx';
export {
  InformationRequest,
  type InformationRequestLabels,
  type InformationRequestProps,
} from './applications/information-request/information-request.tsx';
export {
  InformationRequestList,
  type InformationRequestListLabels,
  type InformationRequestListProps,
} from './applications/information-request-list/information-request-list.tsx';
export {
  RequestInformationDialog,
  type RequestInformationDialogLabels,
  type RequestInformationDialogProps,
} from './applications/request-information-dialog/request-information-dialog.tsx';
export {
  RuleSheet,
  type RuleSheetLabels,
  type RuleSheetProps,
} from './applications/rule-sheet/rule-sheet.tsx';
export {
  SavedViews,
  type SavedViewsLabels,
  type SavedViewsProps,
} from './applications/saved-views/saved-views.tsx';
export {
  StatusSelect,
  type StatusSelectLabels,
  type StatusSelectProps,
} from './applications/status-select/status-select.tsx';
export {
  type NewsItem,
  NewsSidebar,
  type NewsSidebarLabels,
  type NewsSidebarProps,
} from './blog/news-sidebar/news-sidebar.tsx';
export { PostBody, type PostBodyProps } from './blog/post-body/post-body.tsx';
export { type ListedPost, PostList, type PostListProps } from './blog/post-list/post-list.tsx';
// Components specific to the Institute's membership. They are composed of the general components and typed by the contract.
export {
  ActivityList,
  type ActivityListLabels,
  type ActivityListProps,
} from './dashboard/activity-list/activity-list.tsx';
export {
  DashboardCharts,
  type DashboardChartsLabels,
  type DashboardChartsProps,
} from './dashboard/dashboard-charts/dashboard-charts.tsx';
export {
  RecentApplications,
  type RecentApplicationsLabels,
  type RecentApplicationsProps,
} from './dashboard/recent-applications/recent-applications.tsx';
export { CategoryCard, type CategoryCardProps } from './grades/category-card/category-card.tsx';
export type { FeeRow } from './grades/grade-card/fee-list.tsx';
export { GradeCard, type GradeCardProps } from './grades/grade-card/grade-card.tsx';
export { GradeCell, type GradeCellProps } from './grades/grade-cell/grade-cell.tsx';
export {
  type ComparedGrade,
  GradeComparison,
  type GradeComparisonLabels,
  type GradeComparisonProps,
} from './grades/grade-comparison/grade-comparison.tsx';
export {
  type GradeFee,
  GradeFees,
  type GradeFeesLabels,
  type GradeFeesProps,
} from './grades/grade-fees/grade-fees.tsx';
export { GradeFinder, type GradeFinderProps } from './grades/grade-finder/grade-finder.tsx';
export {
  GradeLadder,
  type GradeLadderLabels,
  type GradeLadderProps,
  type LadderGrade,
} from './grades/grade-ladder/grade-ladder.tsx';
export { MailsTable, type MailsTableLabels, type MailsTableProps } from './mails/mails-table/mails-table.tsx';
export {
  MarketerDialog,
  type MarketerDialogLabels,
  type MarketerDialogProps,
} from './marketers/marketer-dialog/marketer-dialog.tsx';
export {
  MarketerShareDialog,
  type MarketerShareDialogLabels,
  type MarketerShareDialogProps,
} from './marketers/marketer-share-dialog/marketer-share-dialog.tsx';
export {
  MarketersTable,
  type MarketersTableLabels,
  type MarketersTableProps,
} from './marketers/marketers-table/marketers-table.tsx';
export {
  UnmatchedCodes,
  type UnmatchedCodesLabels,
  type UnmatchedCodesProps,
} from './marketers/unmatched-codes/unmatched-codes.tsx';
export { JoinForm, type JoinFormLabels, type JoinFormProps } from './messages/join-form/join-form.tsx';
export {
  MessageDialog,
  type MessageDialogLabels,
  type MessageDialogProps,
} from './messages/message-dialog/message-dialog.tsx';
export { MessageForm, type MessageFormProps } from './messages/message-form/message-form.tsx';
export {
  MessagesTable,
  type MessagesTableLabels,
  type MessagesTableProps,
} from './messages/messages-table/messages-table.tsx';
export {
  NewsletterForm,
  type NewsletterFormLabels,
  type NewsletterFormProps,
} from './newsletter/newsletter-form/newsletter-form.tsx';
export {
  NewsletterPosts,
  type NewsletterPostsLabels,
  type NewsletterPostsProps,
} from './newsletter/newsletter-posts/newsletter-posts.tsx';
export {
  SendPostDialog,
  type SendPostDialogLabels,
  type SendPostDialogProps,
} from './newsletter/newsletter-posts/send-post-dialog.tsx';
export {
  NewsletterReadersTable,
  type NewsletterReadersTableLabels,
  type NewsletterReadersTableProps,
} from './newsletter/newsletter-readers-table/newsletter-readers-table.tsx';
export {
  AdminPaymentsTable,
  type AdminPaymentsTableLabels,
  type AdminPaymentsTableProps,
  type AdminPaymentsView,
} from './payments/admin-payments-table/admin-payments-table.tsx';
export {
  PaymentDialog,
  type PaymentDialogProps,
} from './payments/payment-dialog/payment-dialog.tsx';
export type { PaymentDialogLabels } from './payments/payment-dialog/payment-dialog-labels.ts';
export type { EnteredTransfer } from './payments/payment-dialog/transfer-form.tsx';
export {
  PaymentQuery,
  type PaymentQueryLabels,
  type PaymentQueryProps,
} from './payments/payment-query/payment-query.tsx';
export {
  PaymentReceipt,
  type PaymentReceiptProps,
  type ReceiptFact,
} from './payments/payment-receipt/payment-receipt.tsx';
export {
  PaymentsTable,
  type PaymentsTableLabels,
  type PaymentsTableProps,
} from './payments/payments-table/payments-table.tsx';
export {
  ProofField,
  type ProofFieldLabels,
  type ProofFieldProps,
} from './payments/proof-field/proof-field.tsx';
export type {
  ChosenProof,
  ProofFailure,
  ProofState,
  StoredProof,
} from './payments/proof-field/proof-field-state.ts';
export {
  ReceiptCodeForm,
  type ReceiptCodeFormLabels,
  type ReceiptCodeFormProps,
} from './payments/receipt-code-form/receipt-code-form.tsx';
export {
  SameProofs,
  type SameProofsLabels,
  type SameProofsProps,
} from './payments/same-proofs/same-proofs.tsx';
export type {
  LineOutcome,
  MatchedLine,
  UnreadLine,
  UnreadReason,
} from './payments/statement-matches/statement-line.ts';
export {
  StatementMatches,
  type StatementMatchesLabels,
  type StatementMatchesProps,
} from './payments/statement-matches/statement-matches.tsx';
export {
  type TransferAccount,
  TransferCard,
  type TransferCardLabels,
  type TransferCardProps,
  type TransferFee,
  type TransferMessage,
} from './payments/transfer-card/transfer-card.tsx';
export { TransferDialog, type TransferDialogProps } from './payments/transfer-card/transfer-dialog.tsx';
export {
  AccountDialog,
  type AccountDialogLabels,
  type AccountDialogProps,
} from './people/account-dialog/account-dialog.tsx';
export {
  CorrectDetailsDialog,
  type CorrectDetailsDialogLabels,
  type CorrectDetailsDialogProps,
} from './people/correct-details-dialog/correct-details-dialog.tsx';
export {
  PeopleTable,
  type PeopleTableLabels,
  type PeopleTableProps,
} from './people/people-table/people-table.tsx';
export {
  SecurityLogTable,
  type SecurityLogTableLabels,
  type SecurityLogTableProps,
} from './security-log/security-log-table/security-log-table.tsx';
export {
  type SettingField,
  SettingForm,
  type SettingFormLabels,
  type SettingFormProps,
} from './settings/setting-form/setting-form.tsx';
export {
  SettingHistory,
  type SettingHistoryEntry,
  type SettingHistoryLabels,
  type SettingHistoryProps,
} from './settings/setting-history/setting-history.tsx';
export {
  PrivacyNote,
  type PrivacyNoteLabels,
  type PrivacyNoteProps,
} from './shared/privacy-note/privacy-note.tsx';
