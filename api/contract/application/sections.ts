/** The sections of the application form, in form order (APP-1). */
export const applicationSections = [
  'personal',
  'professional',
  'education',
  'assignments',
  'referees',
  'declaration',
  'payment',
  'review',
] as const;

/** A section of the application form. `review` has no fields. */
export type ApplicationSection = (typeof applicationSections)[number];

/** Titles of the sections in the form, in mails and for admins. */
export const applicationSectionTitles: Readonly<Record<ApplicationSection, string>> = {
  personal: 'Personal',
  professional: 'Professional',
  education: 'Education',
  assignments: 'Assignments',
  referees: 'Referees',
  declaration: 'Grade and declaration',
  payment: 'Proof of payment',
  review: 'Review',
};

export const isApplicationSection = (text: string | null): text is ApplicationSection =>
  applicationSections.some((section) => section === text);
