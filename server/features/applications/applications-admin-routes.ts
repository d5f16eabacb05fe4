import {
  adminApplicationResponse,
  adminApplicationsCall,
  applicationNeighboursCall,
  exportApplicationsCall,
  exportCells,
  exportHead,
  exportLine,
  exportName,
  exportSheet,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes, nameFile } from '../../http/call-route.ts';
import { createExportLimit } from '../../http/responses/export-limit.ts';
import { responseWriter } from '../../http/responses/response-writer.ts';
import { streamedResponse, streamedText } from '../../http/responses/streamed-response.ts';
import { streamedWorkbook } from '../../http/responses/streamed-workbook.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Applications } from './applications.ts';

const writeApplication = responseWriter(adminApplicationResponse);

export function adminApplicationRoutes(
  app: FastifyInstance,
  { applications, securityLog }: { readonly applications: Applications; readonly securityLog: SecurityLog },
): void {
  const routes = callRoutes(app);
  const oneExport = createExportLimit();

  routes.signedIn(adminApplicationsCall, ({ query, account }) =>
    Object.keys(query).length > 0
      ? applications.page(query, account)
      : streamedResponse({
          list: 'applications',
          batches: applications.all(account),
          write: writeApplication,
          rest: (total) => ({ total, page: 1, pages: 1 }),
        }),
  );

  routes.signedIn(applicationNeighboursCall, ({ query: { application_id, ...query } }) =>
    applications.neighbours(application_id, query),
  );

  routes.signedIn(exportApplicationsCall, ({ query: { format = 'csv', ...query }, account, reply }) =>
    oneExport(account.id, () => {
      nameFile(reply, exportName(query), format);
      securityLog.note({ kind: 'exported', detail: 'applications' });
      const batches = applications.exported(query, account);
      if (format === 'xlsx') return streamedWorkbook(exportSheet, batches, exportCells);
      return streamedText(exportHead, batches, (rows) => rows.map(exportLine).join(''));
    }),
  );
}
