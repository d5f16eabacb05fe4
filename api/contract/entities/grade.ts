/** Lowest first (S-1.5). */
export const gradeCodes = ['SIMC', 'GIMC', 'AIMC', 'MIMC', 'FIMC', 'DFIMC'] as const;

export type GradeCode = (typeof gradeCodes)[number];

/** Labels of a grade: its membership type at sign-up and its category on an application (S-3.3, S-3.4). */
interface GradeLabels {
  readonly membershipType: string;
  readonly category: string;
}

export const gradeLabels = {
  SIMC: { membershipType: 'Student', category: 'Student Member' },
  GIMC: { membershipType: 'Graduate', category: 'Graduate Member' },
  AIMC: { membershipType: 'Associate', category: 'Associate Member' },
  MIMC: { membershipType: 'Member', category: 'Full Member' },
  FIMC: { membershipType: 'Fellow', category: 'Fellow' },
  DFIMC: { membershipType: 'Distinguished Fellow', category: 'Distinguished Fellow' },
} as const satisfies Record<GradeCode, GradeLabels>;

export const categoryWithLetters = (grade: GradeCode): string => `${gradeLabels[grade].category} (${grade})`;

const gradeByLabel = new Map<string, GradeCode>(
  gradeCodes.flatMap((grade) =>
    [
      grade,
      gradeLabels[grade].membershipType,
      gradeLabels[grade].category,
      categoryWithLetters(grade),
      `${gradeLabels[grade].membershipType} (${grade})`,
    ].map((label) => [label.toLowerCase(), grade] as const),
  ),
);

/** Returns the grade for any label of the specification or for the letters themselves, ignoring case. Undefined if there is no match. */
export const gradeFromLabel = (label: string): GradeCode | undefined =>
  gradeByLabel.get(label.trim().toLowerCase());

/** The parameter in `/register?grade=FIMC` (ACC-3). */
export const gradeParameter = 'grade';

/** Path of the sign-up with this grade. Leads a signed-in member to the application form with it. */
export const signUpPath = (grade: GradeCode): string => `/register?${gradeParameter}=${grade}`;
