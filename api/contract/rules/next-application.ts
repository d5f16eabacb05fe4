import type { ApplicationDraftData, ApplicationForm } from '../entities/application-form.ts';

/** Returns what a new application takes over from the last one (APP-14): not the grade, the declaration and the marketer's code (MKT-2). */
export function nextApplication({
  declaration: _declaration,
  date: _date,
  marketer_code: _code,
  ...facts
}: Omit<ApplicationForm, 'application_id'>): ApplicationDraftData {
  return { ...facts, membershipCategory: '' };
}
