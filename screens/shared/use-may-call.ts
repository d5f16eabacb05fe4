import { type Call, mayCall, type User } from '@imc/api';
import { createContext, use } from 'react';

export type StaffUser = Pick<User, 'role' | 'staff_role'>;

/** The signed-in member of staff, from the layout of the admin area. */
export const StaffUserContext = createContext<StaffUser | undefined>(undefined);

/**
 * Whether the signed-in user may make a call (PPL-2), so that screens leave out what the server would reject.
 * Always true outside the layout of the admin area.
 */
export function useMayCall(): (call: Pick<Call, 'access' | 'staffRoles'>) => boolean {
  const user = use(StaffUserContext);
  return (call) => user === undefined || mayCall(user, call);
}
