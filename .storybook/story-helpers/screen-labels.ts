import type { Payment } from '@imc/api';
import {
  accountDialogLabels,
  adminApplication,
  adminApplications,
  adminDashboard,
  adminPayments,
  adminTransfers,
  applicationInFull,
  applications,
  blog,
  cashBook,
  correctDetailsLabels,
  gradeRequirements,
  mails,
  marketers,
  member,
  members,
  messages,
  newsletterDesk,
  payments,
  people,
  securityLog,
  settings,
} from '@imc/screens/content';
import {
  changeAddressLabels,
  changePasswordLabels,
  dataDownload,
  eraseAccountLabels,
  nameChangeLabels,
  sessionListLabels,
} from '@imc/screens/content/account-settings';
import { applicationDraft, applicationForm } from '@imc/screens/content/application-form';
import { paymentReasons } from '@imc/screens/content/payment-states';

// Texts of the site for the stories and tests of the membership components, because `ui` must not import `screens`.

export const adminApplicationsLabels = adminApplications.table;
export const adminApplicationLabels = adminApplication;
/** Texts of the admin's applications table without rows. */
export const noApplications = { empty: adminApplications.empty, noMatch: adminApplications.noMatch };
export const applicationPanelLabels = adminApplications.panel;
export const decisionBoxLabels = adminApplications.panel.box;
export const savedViewsLabels = adminApplications.savedViews.labels;
/** Messages about saved views that fail. */
export const savedViewsTexts = adminApplications.savedViews;
export const bulkDecisionLabels = adminApplications.bulk.dialog;
export const mailsLabels = mails.table;
export const adminPaymentsLabels = adminPayments.table;
/** Texts of transfers, charges and what takes them back. */
export const transfersLabels = adminTransfers;
export const cashBookLabels = cashBook.table;
/** Texts of a member's payments. */
export const paymentsLabels = payments.table;
export const samplePaymentReason = ({ state }: Pick<Payment, 'state'>) => paymentReasons[state];
export const paymentDetailLabels = adminPayments.detail;
export const statementMatchesLabels = adminPayments.statement.matches;
export const statementReadingLabels = adminPayments.statement.reading;
export const statementImportsLabels = adminPayments.statement.imports;
export const marketersLabels = marketers.table;
export const settingFormLabels = settings.form;
export const settingHistoryLabels = settings.history;
export const settingFields = settings.fields;
export const marketerDialogLabels = marketers.dialog;
export const editMarketerLabels = marketers.editDialog;
export const marketerShareLabels = marketers.shareDialog;
export const unmatchedCodesLabels = marketers.unmatched.labels;
export const dashboardChartsLabels = adminDashboard.charts;
export const recentApplicationsLabels = adminDashboard.recent.labels;
export const activityLabels = adminDashboard.activity.labels;
export const applicationListLabels = applications.table;
export const applicationReaderLabels = applicationInFull.reader;
export const applicationFormLabels = applicationForm;
export const ruleSheetLabels = applicationForm.ruleSheet;
/** Requirements of each grade as the site states them, one line per rule. */
export const sampleRequirements = gradeRequirements;
export const applicationDraftLabels = applicationDraft;
export const newsLabels = blog.news;
export const dataDownloadLabels = dataDownload.labels;
export { changeAddressLabels, changePasswordLabels, eraseAccountLabels, nameChangeLabels, sessionListLabels };
export const messagesLabels = messages.table;
export const messageDialogLabels = messages.dialog;
export const readersLabels = newsletterDesk.readers.table;
export const newsletterPostsLabels = newsletterDesk.posts.table;
export const sendPostLabels = newsletterDesk.dialog;
export const membersLabels = members.table;
export const standingQuestionLabels = member.question;
export const standingEventLabels = member.dialog;
export const peopleLabels = people.table;
export const securityLogLabels = securityLog.table;
export { secondFactorLabels } from '@imc/screens/content/second-factor';
export { signInCodeLabels } from '@imc/screens/content/sign-in-form';
export { accountDialogLabels, correctDetailsLabels };
