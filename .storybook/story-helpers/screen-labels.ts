import {
  adminApplications,
  adminDashboard,
  applicationInFull,
  applications,
  blog,
  gradeRequirements,
  marketers,
} from '@imc/screens/content';
import {
  changePasswordLabels,
  dataDownload,
  eraseAccountLabels,
  sessionListLabels,
} from '@imc/screens/content/account-settings';
import { applicationDraft, applicationForm } from '@imc/screens/content/application-form';

// Texts of the site for the stories and tests of the membership components, because `ui` must not import `screens`.

export const adminApplicationsLabels = adminApplications.table;
export const adminApplicationDetailsLabels = adminApplications.details;
/** Texts of the admin's applications table without rows. */
export const noApplications = { empty: adminApplications.empty, noMatch: adminApplications.noMatch };
export const marketersLabels = marketers.table;
export const addMarketerLabels = marketers.dialog;
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
export { changePasswordLabels, eraseAccountLabels, sessionListLabels };
