/**
 * The rows of the security log that are recent activity. Queries have to repeat this condition literally to use the index
 * `security_log_activity`, so change it only with a new index.
 */
export const loggedActivity = `((kind = 'decision' and subject = 'payment')
  or kind in ('marketer-added', 'marketer-deleted', 'role-changed', 'account-blocked', 'account-unblocked'))`;
