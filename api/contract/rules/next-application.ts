import type { ApplicationDraftData, ApplicationForm } from '../entities/application-form.ts';

/**
 * Returns what a new application starts with: the facts of the applicant's last one (APP-14). The grade is chosen and the declaration made anew, and the
 * marketer's code belongs to the first application (MKT-2).
 */
export function nextApplication({
  declaration: _declaration,
  date: _date,
  marketer_code: _code,
  ...facts
}: Omit<ApplicationForm, 'application_id'>): ApplicationDraftData {
  return { ...facts, membershipCategory: '' };
}
