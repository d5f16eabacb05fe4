import * as z from 'zod/mini';

/**
 * What an account with the role 'admin' may do (PPL-1): everything, record payments besides reading, or read and write notes.
 */
export const staffRoles = ['admin', 'treasurer', 'reviewer'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Schema of a staff role. */
export const staffRoleSchema = z.enum(staffRoles);

/** Roles of an account: those of the staff, and 'member' for everybody else. */
export const accountRoles = ['member', ...staffRoles] as const;

export type AccountRole = (typeof accountRoles)[number];

/** Schema of an account's role. */
export const accountRoleSchema = z.enum(accountRoles);
