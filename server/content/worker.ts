import { parentPort, workerData } from 'node:worker_threads';
import { evaluate } from 'groq-js';
import type { ContentDocument } from './documents.ts';
import { parseQuery, QueryError, queryLimits } from './query-limits.ts';

/** A query for the worker, and what comes back: JSON, or the words of a refusal. */
export interface WorkerRequest {
  readonly id: number;
  readonly query: string;
  readonly params: Record<string, unknown>;
}
export type WorkerAnswer =
  | { readonly id: number; readonly json: string }
  | { readonly id: number; readonly refusal: string };

const dataset = workerData as readonly ContentDocument[];

async function answer({ query, params }: WorkerRequest): Promise<string> {
  const tree = parseQuery(query, params);
  const value = await evaluate(tree, { dataset, params });
  const json = JSON.stringify((await value.get()) ?? null);
  if (json.length > queryLimits.answerLength) throw new QueryError('The answer is too large.');
  return json;
}

parentPort?.on('message', async (request: WorkerRequest) => {
  let reply: WorkerAnswer;
  try {
    reply = { id: request.id, json: await answer(request) };
  } catch (error) {
    const refusal = error instanceof QueryError ? error.message : 'The query could not be answered.';
    reply = { id: request.id, refusal };
  }
  parentPort?.postMessage(reply);
});
