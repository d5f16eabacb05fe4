import * as z from 'zod/mini';
import { type ApplicationQuery, applicationQuerySchemas } from '../application/list-query.ts';
import { type AdminApplication, adminApplicationResponse } from '../entities/application.ts';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import { rowId } from '../entities/values.ts';
import { defineList, pageFields } from '../rules/list.ts';
import { type CallDocs, defineCall, fileResponse, noApplication, success } from './call.ts';

/** The address also says which columns are shown (`readListView`). */
export const applicationsList = defineList({
  filters: applicationQuerySchemas,
  shown: {
    application: described('Id of the application whose details are open.', z.optional(idSchema)),
    show: described('Id of the application that is shown next to the list.', z.optional(idSchema)),
  },
});

/**
 * Returns submitted applications, newest first. Without a query, returns all of them as page 1 of 1 (S-7.10). With any parameter, returns
 * one page of those that match the filters and the search, in the chosen order (APP-24, APP-25, APP-27, APP-28).
 */
export const adminApplicationsCall = defineCall({
  method: 'GET',
  path: '/admin/get-all-applications.php',
  access: 'admin',
  query: applicationsList.query,
  response: z.object({
    status: success,
    applications: z.array(adminApplicationResponse),
    ...pageFields,
  }),
});

/**
 * Returns the applications before and after one in the list of a query (APP-45). It need not match the query itself, such as after a decision.
 * 404 if no submitted application has this id.
 */
export const applicationNeighboursCall = defineCall({
  method: 'GET',
  path: '/admin/application-neighbours.php',
  access: 'admin',
  query: z.object({ ...applicationQuerySchemas, application_id: idSchema }),
  response: z.object({
    status: success,
    previous: described('Id of the application before it. Null if it is the first one.', z.nullable(rowId)),
    next: described('Id of the application after it. Null if it is the last one.', z.nullable(rowId)),
  }),
});

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * Returns every application that matches, in the chosen order, as a CSV file or a workbook (APP-29). A response that breaks off is incomplete
 * and has to be requested again.
 */
export const exportApplicationsCall = defineCall({
  method: 'GET',
  path: '/admin/export-applications.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  returns: exportFormats,
  query: z.object({
    ...applicationQuerySchemas,
    format: described('Default: csv.', z.optional(z.enum(exportFormats))),
  }),
  response: fileResponse,
});

/** Search, filters and page of the admin list. */
export interface AdminApplicationsFilter extends ApplicationQuery {
  /** Page number, from 1. Default: 1. */
  readonly page?: number;
  /** Rows per page. Default: the server's. */
  readonly limit?: number;
}

export interface AdminApplicationsPage {
  readonly applications: readonly AdminApplication[];
  /** Number of matching applications on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export const applicationsAdminDocs: CallDocs = {
  adminApplications: {
    call: adminApplicationsCall,
    summary: 'List all submitted applications, newest first',
    description:
      'Without a query, returns all applications as page 1 of 1. With any parameter, returns one page. `q` searches name, email address, telephone numbers, reference and marketer code, without regard to accents and case; words of one or two characters only at the beginning of words.',
  },
  applicationNeighbours: {
    call: applicationNeighboursCall,
    summary: 'Get the applications before and after one in a list',
    description:
      'Takes the filters, the search and the order of the list. The application need not match them: its place in the order counts.',
    refusals: { 404: noApplication },
  },
  exportApplications: {
    call: exportApplicationsCall,
    summary: 'Export the filtered applications as CSV or as a workbook',
    description:
      'CSV: UTF-8 with a byte order mark, one line per application. A text that begins like a formula, except a telephone number, gets an apostrophe first. XLSX: one row per application, texts as text cells, the day of submission as a date, another sheet after 1,048,576 rows; characters that XML does not allow are left out.',
  },
};
