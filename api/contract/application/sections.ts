/** The sections of the application form, in form order (S-11.1). */
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

/** Whether a text, such as a search parameter, is the name of a section. */
export const isApplicationSection = (text: string | null): text is ApplicationSection =>
  applicationSections.some((section) => section === text);
