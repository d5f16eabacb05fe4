/**
 * Condition for the rows of the security log that are recent activity: changes of payments, marketers and accounts. The index
 * `security_log_activity` has it, and is only used by queries that repeat it literally. Never change it without a new index.
 */
export const loggedActivity = `((kind = 'decision' and subject = 'payment')
  or kind in ('marketer-added', 'marketer-deleted', 'role-changed', 'account-blocked', 'account-unblocked'))`;
