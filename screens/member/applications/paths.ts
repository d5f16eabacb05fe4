import { type GradeCode, gradeParameter } from '@imc/api';

const form = '/dashboard/application?view=form';

export const applicationPaths = {
  form,
  /** A new application with this grade chosen. */
  formFor: (grade: GradeCode) => `${form}&${gradeParameter}=${grade}`,
  answer: (id: number) => `/dashboard/application?view=answer&id=${id}`,
  letter: (id: number) => `/dashboard/application?view=letter&id=${id}`,
  read: (id: number) => `/dashboard/application?view=read&id=${id}`,
} as const;
