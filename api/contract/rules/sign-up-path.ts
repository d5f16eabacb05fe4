import type { GradeCode } from '../entities/grade.ts';

/** Name of the parameter with the grade of the card whose button was followed: `/register?grade=FIMC` (S-11.125). */
export const gradeParameter = 'grade';

/** Returns the path of the sign-up with this grade chosen. A signed-in member is led on to the application form with it. */
export const signUpPath = (grade: GradeCode): string => `/register?${gradeParameter}=${grade}`;
