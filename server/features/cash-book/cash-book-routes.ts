import {
  cashBookCall,
  cashBookCells,
  cashBookHead,
  cashBookLine,
  cashBookName,
  cashBookSheet,
  closeMonthCall,
  exportCashBookCall,
  ledgerTexts,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes, nameFile } from '../../http/call-route.ts';
import { createExportLimit } from '../../http/responses/export-limit.ts';
import { streamedText } from '../../http/responses/streamed-response.ts';
import { streamedWorkbook } from '../../http/responses/streamed-workbook.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { CashBooks } from './cash-book.ts';

export function cashBookRoutes(
  app: FastifyInstance,
  { cashBooks, securityLog }: { readonly cashBooks: CashBooks; readonly securityLog: SecurityLog },
): void {
  const routes = callRoutes(app);
  const oneExport = createExportLimit();

  routes.signedIn(cashBookCall, ({ query }) => cashBooks.cashBook(query));

  routes.signedIn(exportCashBookCall, ({ query: { format = 'csv', ...period }, account, reply }) =>
    oneExport(account.id, async () => {
      const book = await cashBooks.cashBook(period);
      nameFile(reply, cashBookName(book), format);
      securityLog.note({ kind: 'exported', detail: 'cash-book' });
      const batches = (async function* () {
        yield book.lines;
      })();
      if (format === 'xlsx') return streamedWorkbook(cashBookSheet(book), batches, cashBookCells);
      return streamedText(cashBookHead(book), batches, (lines) => lines.map(cashBookLine).join(''));
    }),
  );

  routes.signedIn(closeMonthCall, async ({ body: { month, seen_closing } }) => ({
    message: ledgerTexts.monthClosed(month),
    ...(await cashBooks.closeMonth(month, seen_closing)),
  }));
}
