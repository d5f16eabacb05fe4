import * as z from 'zod/mini';
import { described } from '../entities/described.ts';
import { newImportSchema, statementColumnsSchema, statementImportSchema } from '../entities/statement.ts';
import { rowId } from '../entities/values.ts';
import { type CallDocs, defineCall, success } from './call.ts';

/** The statements that were read, the latest period first, and the columns of their banks (PAY-27). */
export const statementsCall = defineCall({
  method: 'GET',
  path: '/admin/statements.php',
  access: 'admin',
  response: z.object({
    status: success,
    imports: described('At most 200.', z.array(statementImportSchema)),
    columns: z.array(statementColumnsSchema),
  }),
});

/** Begins an import. Its lines follow with `matchPaymentsCall`. */
export const importStatementCall = defineCall({
  method: 'POST',
  path: '/admin/statements.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: newImportSchema,
  response: z.object({ status: success, import_id: rowId }),
});

export const statementsDocs: CallDocs = {
  statements: {
    call: statementsCall,
    summary: 'List the bank statements that were read, and the columns of each bank',
  },
  importStatement: {
    call: importStatementCall,
    summary: 'Begin to compare a bank statement with the payments',
    description:
      'Keeps account, period and counts. The lines follow in `matchPayments`, which keeps only those that fit an open payment, until it is confirmed.',
    refusals: { 400: 'The period ends before it begins, or in the future.' },
  },
};
