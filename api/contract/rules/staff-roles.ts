import type { Call } from '../calls/call.ts';
import type { StaffRole } from '../entities/staff-role.ts';
import { isAdmin, type User } from '../entities/user.ts';

/** Undefined for members. */
export const staffRoleOf = (user: Pick<User, 'role' | 'staff_role'>): StaffRole | undefined =>
  isAdmin(user) ? user.staff_role : undefined;

/** Whether a user may make a call (PPL-2). Screens hide what the server would reject. */
export function mayCall(
  user: Pick<User, 'role' | 'staff_role'>,
  { access, staffRoles }: Pick<Call, 'access' | 'staffRoles'>,
): boolean {
  if (access !== 'admin') return true;
  const role = staffRoleOf(user);
  return role !== undefined && staffRoles.includes(role);
}
