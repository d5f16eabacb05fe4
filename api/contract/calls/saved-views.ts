import * as z from 'zod/mini';
import { idSchema } from '../entities/id.ts';
import { newSavedViewSchema, savedViewSchema } from '../entities/saved-view.ts';
import { staffRoles } from '../entities/staff-role.ts';
import { type CallDocs, defineCall, doneResponse, success } from './call.ts';

/** The user's own views, oldest first (APP-38). */
export const savedViewsCall = defineCall({
  method: 'GET',
  path: '/admin/saved-views.php',
  access: 'admin',
  response: z.object({ status: success, views: z.array(savedViewSchema) }),
});

/**
 * Saves a view, or replaces the user's view of that name (APP-39). 400 for a parameter that the list does not have, 409 if the user has as many
 * views as can be kept.
 */
export const saveViewCall = defineCall({
  method: 'POST',
  path: '/admin/saved-views.php',
  access: 'admin',
  // Everyone who reads the list may keep views of it.
  staffRoles,
  body: newSavedViewSchema,
  response: z.extend(doneResponse, { view: savedViewSchema }),
});

/** 404 if there is none, also for another user's view. */
export const deleteViewCall = defineCall({
  method: 'DELETE',
  path: '/admin/delete-saved-view.php',
  access: 'admin',
  staffRoles,
  query: z.object({ id: idSchema }),
  response: doneResponse,
});

export const savedViewsDocs: CallDocs = {
  savedViews: {
    call: savedViewsCall,
    summary: 'List the own saved views of the list of applications, oldest first',
  },
  saveView: {
    call: saveViewCall,
    summary: 'Save a view of the list of applications, or replace the own view of that name',
    description:
      'Names of one account differ in more than case and spaces. 400 has `errors.query` for a parameter or a value that the list does not have.',
    refusals: { 409: 'The user has 20 views, and none has this name.' },
  },
  deleteView: {
    call: deleteViewCall,
    summary: 'Delete an own saved view',
    refusals: { 404: 'The user has no view with this id.' },
  },
};
