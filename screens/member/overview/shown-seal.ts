/** Key of the approval whose seal was animated in this browser. It is no personal data. */
const key = 'struck-seal';

/** A second approval, after the application was set back to pending, counts as another one. */
export interface Approval {
  readonly applicationId: number;
  /** UTC ISO time. */
  readonly approvedAt: string;
}

const markOf = ({ applicationId, approvedAt }: Approval): string => `${applicationId} ${approvedAt}`;

/** Whether this browser has animated the seal of this approval. True if storage is forbidden, so that it isn't animated each time. */
export function wasSealShown(approval: Approval): boolean {
  try {
    return localStorage.getItem(key) === markOf(approval);
  } catch {
    return true;
  }
}

export function rememberSealShown(approval: Approval): void {
  try {
    localStorage.setItem(key, markOf(approval));
  } catch {
    // Without storage the animation may play again, which does no harm.
  }
}
