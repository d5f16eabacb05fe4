export {
  AccountDialog,
  type AccountDialogLabels,
  type AccountDialogProps,
} from './account-dialog/account-dialog.tsx';
// Components specific to the Institute's membership. They are composed of the general components and typed by the contract.
export {
  ActivityList,
  type ActivityListLabels,
  type ActivityListProps,
} from './activity-list/activity-list.tsx';
export {
  AdminApplicationsTable,
  type AdminApplicationsTableLabels,
  type AdminApplicationsTableProps,
  type AdminApplicationsView,
  type StatusCounts,
} from './admin-applications-table/admin-applications-table.tsx';
export {
  AdminPaymentsTable,
  type AdminPaymentsTableLabels,
  type AdminPaymentsTableProps,
  type AdminPaymentsView,
} from './admin-payments-table/admin-payments-table.tsx';
export {
  type AdmissionFact,
  AdmissionSheet,
  type AdmissionSheetProps,
} from './admission-sheet/admission-sheet.tsx';
export { ApplicationDesk } from './application-desk/application-desk.tsx';
export type {
  ApplicationDeskLabels,
  ApplicationFactsLabels,
} from './application-desk/application-desk-labels.ts';
export type { ApplicationDeskProps } from './application-desk/application-desk-props.ts';
export {
  ApplicationForm,
  type ApplicationFormHandle,
  type ApplicationFormProof,
  type ApplicationFormProps,
  type ApplicationRefusal,
} from './application-form/application-form.tsx';
export type { ApplicationDraftState, DraftSaveFailure } from './application-form/application-form-draft.ts';
export {
  ApplicationDraftStatus,
  type ApplicationDraftStatusProps,
} from './application-form/application-form-draft-status.tsx';
export { applicationErrorLines } from './application-form/application-form-errors.ts';
export type {
  ApplicationDraftLabels,
  ApplicationFormLabels,
} from './application-form/application-form-labels.ts';
export {
  ApplicationList,
  type ApplicationListLabels,
  type ApplicationListProps,
} from './application-list/application-list.tsx';
export {
  ApplicationNotes,
  type ApplicationNotesLabels,
  type ApplicationNotesProps,
} from './application-notes/application-notes.tsx';
export {
  ApplicationPanel,
  type ApplicationPanelLabels,
  type ApplicationPanelProps,
} from './application-panel/application-panel.tsx';
export {
  ApplicationReader,
  type ApplicationReaderLabels,
  type ApplicationReaderProps,
} from './application-reader/application-reader.tsx';
export {
  BulkDecisionDialog,
  type BulkDecisionDialogProps,
  type BulkDecisionLabels,
  type DecisionProblem,
} from './bulk-decision-dialog/bulk-decision-dialog.tsx';
export {
  ChangePasswordForm,
  type ChangePasswordFormLabels,
  type ChangePasswordFormProps,
  type PasswordChange,
} from './change-password-form/change-password-form.tsx';
export {
  CorrectDetailsDialog,
  type CorrectDetailsDialogLabels,
  type CorrectDetailsDialogProps,
} from './correct-details-dialog/correct-details-dialog.tsx';
export {
  DashboardCharts,
  type DashboardChartsLabels,
  type DashboardChartsProps,
} from './dashboard-charts/dashboard-charts.tsx';
export {
  DataDownload,
  type DataDownloadLabels,
  type DataDownloadProps,
  type DownloadOutcome,
} from './data-download/data-download.tsx';
export {
  DecisionDialog,
  type DecisionDialogLabels,
  type DecisionDialogProps,
} from './decision-dialog/decision-dialog.tsx';
export type { DecisionFieldsLabels, DecisionTexts } from './decision-dialog/decision-fields.tsx';
export {
  DecisionHistory,
  type DecisionHistoryLabels,
  type DecisionHistoryProps,
} from './decision-history/decision-history.tsx';
export {
  EraseAccount,
  type EraseAccountLabels,
  type EraseAccountProps,
} from './erase-account/erase-account.tsx';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormLabels,
  type ForgotPasswordFormProps,
} from './forgot-password-form/forgot-password-form.tsx';
export { GradeCell, type GradeCellProps } from './grade-cell/grade-cell.tsx';
export {
  type ComparedGrade,
  GradeComparison,
  type GradeComparisonLabels,
  type GradeComparisonProps,
} from './grade-comparison/grade-comparison.tsx';
export {
  type GradeFee,
  GradeFees,
  type GradeFeesLabels,
  type GradeFeesProps,
} from './grade-fees/grade-fees.tsx';
export { GradeFinder, type GradeFinderProps } from './grade-finder/grade-finder.tsx';
export {
  GradeLadder,
  type GradeLadderLabels,
  type GradeLadderProps,
  type LadderGrade,
} from './grade-ladder/grade-ladder.tsx';
export {
  InformationRequest,
  type InformationRequestLabels,
  type InformationRequestProps,
} from './information-request/information-request.tsx';
export {
  InformationRequestList,
  type InformationRequestListLabels,
  type InformationRequestListProps,
} from './information-request-list/information-request-list.tsx';
export { JoinForm, type JoinFormLabels, type JoinFormProps } from './join-form/join-form.tsx';
export { MailsTable, type MailsTableLabels, type MailsTableProps } from './mails-table/mails-table.tsx';
export {
  MarketerDialog,
  type MarketerDialogLabels,
  type MarketerDialogProps,
} from './marketer-dialog/marketer-dialog.tsx';
export {
  MarketerShareDialog,
  type MarketerShareDialogLabels,
  type MarketerShareDialogProps,
} from './marketer-share-dialog/marketer-share-dialog.tsx';
export {
  MarketersTable,
  type MarketersTableLabels,
  type MarketersTableProps,
} from './marketers-table/marketers-table.tsx';
export {
  MessageDialog,
  type MessageDialogLabels,
  type MessageDialogProps,
} from './message-dialog/message-dialog.tsx';
export { MessageForm, type MessageFormProps } from './message-form/message-form.tsx';
export {
  MessagesTable,
  type MessagesTableLabels,
  type MessagesTableProps,
} from './messages-table/messages-table.tsx';
export {
  NewPasswordFields,
  type NewPasswordFieldsProps,
  type NewPasswordLabels,
} from './new-password-fields/new-password-fields.tsx';
export {
  type NewsItem,
  NewsSidebar,
  type NewsSidebarLabels,
  type NewsSidebarProps,
} from './news-sidebar/news-sidebar.tsx';
export {
  NewsletterForm,
  type NewsletterFormLabels,
  type NewsletterFormProps,
} from './newsletter-form/newsletter-form.tsx';
export {
  NewsletterPosts,
  type NewsletterPostsLabels,
  type NewsletterPostsProps,
} from './newsletter-posts/newsletter-posts.tsx';
export {
  NewsletterReadersTable,
  type NewsletterReadersTableLabels,
  type NewsletterReadersTableProps,
} from './newsletter-readers-table/newsletter-readers-table.tsx';
export {
  PaymentDialog,
  type PaymentDialogProps,
} from './payment-dialog/payment-dialog.tsx';
export type { PaymentDialogLabels } from './payment-dialog/payment-dialog-labels.ts';
export type { EnteredTransfer } from './payment-dialog/transfer-form.tsx';
export {
  PaymentQuery,
  type PaymentQueryLabels,
  type PaymentQueryProps,
} from './payment-query/payment-query.tsx';
export {
  PaymentReceipt,
  type PaymentReceiptProps,
  type ReceiptFact,
} from './payment-receipt/payment-receipt.tsx';
export {
  PaymentsTable,
  type PaymentsTableLabels,
  type PaymentsTableProps,
} from './payments-table/payments-table.tsx';
export { PeopleTable, type PeopleTableLabels, type PeopleTableProps } from './people-table/people-table.tsx';
export { PostBody, type PostBodyProps } from './post-body/post-body.tsx';
export { type ListedPost, PostList, type PostListProps } from './post-list/post-list.tsx';
export { PrivacyNote, type PrivacyNoteLabels, type PrivacyNoteProps } from './privacy-note/privacy-note.tsx';
export {
  type ProfileChanges,
  ProfileForm,
  type ProfileFormLabels,
  type ProfileFormProps,
} from './profile-form/profile-form.tsx';
export { ProofField, type ProofFieldLabels, type ProofFieldProps } from './proof-field/proof-field.tsx';
export type { ChosenProof, ProofFailure, ProofState, StoredProof } from './proof-field/proof-field-state.ts';
export {
  ReceiptCodeForm,
  type ReceiptCodeFormLabels,
  type ReceiptCodeFormProps,
} from './receipt-code-form/receipt-code-form.tsx';
export {
  RecentApplications,
  type RecentApplicationsLabels,
  type RecentApplicationsProps,
} from './recent-applications/recent-applications.tsx';
export {
  RefereeNotice,
  type RefereeNoticeLabels,
  type RefereeNoticeProps,
} from './referee-notice/referee-notice.tsx';
export {
  RequestInformationDialog,
  type RequestInformationDialogLabels,
  type RequestInformationDialogProps,
} from './request-information-dialog/request-information-dialog.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormLabels,
  type ResetPasswordFormProps,
} from './reset-password-form/reset-password-form.tsx';
export { RuleSheet, type RuleSheetLabels, type RuleSheetProps } from './rule-sheet/rule-sheet.tsx';
export { SameProofs, type SameProofsLabels, type SameProofsProps } from './same-proofs/same-proofs.tsx';
export { SavedViews, type SavedViewsLabels, type SavedViewsProps } from './saved-views/saved-views.tsx';
export {
  SecondFactorSettings,
  type SecondFactorSettingsLabels,
  type SecondFactorSettingsProps,
} from './second-factor-settings/second-factor-settings.tsx';
export {
  SecurityLogTable,
  type SecurityLogTableLabels,
  type SecurityLogTableProps,
} from './security-log-table/security-log-table.tsx';
export {
  SessionList,
  type SessionListLabels,
  type SessionListProps,
} from './session-list/session-list.tsx';
export {
  type SettingField,
  SettingForm,
  type SettingFormLabels,
  type SettingFormProps,
} from './setting-form/setting-form.tsx';
export {
  SettingHistory,
  type SettingHistoryEntry,
  type SettingHistoryLabels,
  type SettingHistoryProps,
} from './setting-history/setting-history.tsx';
export {
  SignInCodeForm,
  type SignInCodeFormLabels,
  type SignInCodeFormProps,
} from './sign-in-code-form/sign-in-code-form.tsx';
export {
  SignInForm,
  type SignInFormLabels,
  type SignInFormProps,
  type SignInValues,
} from './sign-in-form/sign-in-form.tsx';
export {
  SignUpWizard,
  type SignUpWizardLabels,
  type SignUpWizardProps,
} from './sign-up-wizard/sign-up-wizard.tsx';
export type {
  LineOutcome,
  MatchedLine,
  UnreadLine,
  UnreadReason,
} from './statement-matches/statement-line.ts';
export {
  StatementMatches,
  type StatementMatchesLabels,
  type StatementMatchesProps,
} from './statement-matches/statement-matches.tsx';
export {
  StatusSelect,
  type StatusSelectLabels,
  type StatusSelectProps,
} from './status-select/status-select.tsx';
export {
  type TransferAccount,
  TransferCard,
  type TransferCardLabels,
  type TransferCardProps,
  type TransferFee,
  type TransferMessage,
} from './transfer-card/transfer-card.tsx';
export {
  UnmatchedCodes,
  type UnmatchedCodesLabels,
  type UnmatchedCodesProps,
} from './unmatched-codes/unmatched-codes.tsx';
