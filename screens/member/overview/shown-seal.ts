/** Key under which the browser remembers the approval whose seal was struck. It is no personal data. */
const key = 'struck-seal';

/** An approval of an application. Approved again after it was set back to pending, it is another one. */
export interface Approval {
  readonly applicationId: number;
  /** UTC ISO time. */
  readonly approvedAt: string;
}

const markOf = ({ applicationId, approvedAt }: Approval): string => `${applicationId} ${approvedAt}`;

/** Returns whether the seal of this approval was struck in this browser. True if the browser forbids storage, so that it isn't struck each time. */
export function wasSealShown(approval: Approval): boolean {
  try {
    return localStorage.getItem(key) === markOf(approval);
  } catch {
    return true;
  }
}

/** Remembers that the seal of this approval was struck. */
export function rememberSealShown(approval: Approval): void {
  try {
    localStorage.setItem(key, markOf(approval));
  } catch {
    // Without storage the seal may be struck again, which does no harm.
  }
}
