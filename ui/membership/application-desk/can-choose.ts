import type { ApplicationStatus, FullApplication } from '@imc/api/contract';

/** Whether a status can be chosen by button or key. A pending application can be kept pending, with a note. */
export const canChoose = (
  { status, withdrawnAt }: Pick<FullApplication, 'status' | 'withdrawnAt'>,
  choice: ApplicationStatus,
): boolean => withdrawnAt === null && (choice !== status || choice === 'pending');
