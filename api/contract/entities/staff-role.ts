import * as z from 'zod/mini';

/** Roles of staff (PPL-1): an admin may do everything, a treasurer records payments, a reviewer writes notes. */
export const staffRoles = ['admin', 'treasurer', 'reviewer'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const staffRoleSchema = z.enum(staffRoles);

/** 'member' is everybody but staff. */
export const accountRoles = ['member', ...staffRoles] as const;

export type AccountRole = (typeof accountRoles)[number];

export const accountRoleSchema = z.enum(accountRoles);
