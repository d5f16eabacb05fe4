import type { GradeCode } from '@imc/api';

/** Key of the grade whose seal was animated in this browser. It is no personal data. */
const key = 'struck-seal';

/** A grade in force. */
export interface Admission {
  /** IMC-M-00417-A. */
  readonly number: string;
  readonly grade: GradeCode;
  /** YYYY-MM-DD. */
  readonly since: string;
}

const markOf = ({ number, grade, since }: Admission): string => `${number} ${grade} ${since}`;

/** Whether this browser has animated the seal of this grade. True if storage is forbidden, so that it isn't animated each time. */
export function wasSealShown(admission: Admission): boolean {
  try {
    return localStorage.getItem(key) === markOf(admission);
  } catch {
    return true;
  }
}

export function rememberSealShown(admission: Admission): void {
  try {
    localStorage.setItem(key, markOf(admission));
  } catch {
    // Without storage the animation may play again, which does no harm.
  }
}
