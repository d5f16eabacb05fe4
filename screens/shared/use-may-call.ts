import { type Call, mayCall, type User } from '@imc/api';
import { createContext, use } from 'react';

/** The part of a user that says what they may do. */
export type StaffUser = Pick<User, 'role' | 'staff_role'>;

/** The signed-in member of the staff. The layout of the admin area provides it to its pages. */
export const StaffUserContext = createContext<StaffUser | undefined>(undefined);

/**
 * Returns whether the signed-in user may make a call (PPL-2), so that screens leave out what the server would reject. Outside the layout of the
 * admin area nothing is left out; the server decides in any case.
 */
export function useMayCall(): (call: Pick<Call, 'access' | 'staffRoles'>) => boolean {
  const user = use(StaffUserContext);
  return (call) => user === undefined || mayCall(user, call);
}
