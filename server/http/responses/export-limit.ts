import type { Readable } from 'node:stream';
import { refusalTexts } from '@imc/api/contract';
import { RefusalError } from '../../shared/refusal-error.ts';

type OneExport = (accountId: number, open: () => Readable | Promise<Readable>) => Promise<Readable>;

/** One running export per account and server: an export reads every row, and several at once hold up everybody on it. */
export function createExportLimit(): OneExport {
  const running = new Set<number>();
  return async (accountId, open) => {
    if (running.has(accountId)) throw new RefusalError(429, refusalTexts.exportRunning, { retryAfter: 5 });
    running.add(accountId);
    const end = () => running.delete(accountId);
    try {
      // A finished stream ends, a cancelled one only closes.
      return (await open()).once('end', end).once('close', end);
    } catch (error) {
      end();
      throw error;
    }
  };
}
