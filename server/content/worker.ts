import { parentPort, workerData } from 'node:worker_threads';
import { evaluate } from 'groq-js';
import type { ContentDocument } from './documents.ts';
import { parseQuery, QueryError, queryLimits } from './query-limits.ts';

/** A query for the worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly query: string;
  readonly params: Record<string, unknown>;
}
/** The worker's responses: that it begins, and then the result as JSON or an error message. */
export type WorkerResponse =
  | { readonly id: number; readonly begins: true }
  | { readonly id: number; readonly json: string }
  | { readonly id: number; readonly error: string };

const dataset = workerData as readonly ContentDocument[];

async function run({ query, params }: WorkerRequest): Promise<string> {
  const tree = parseQuery(query, params);
  const value = await evaluate(tree, { dataset, params });
  const json = JSON.stringify((await value.get()) ?? null);
  if (json.length > queryLimits.answerLength) throw new QueryError('The answer is too large.');
  return json;
}

parentPort?.on('message', async (request: WorkerRequest) => {
  parentPort?.postMessage({ id: request.id, begins: true } satisfies WorkerResponse);
  let response: WorkerResponse;
  try {
    response = { id: request.id, json: await run(request) };
  } catch (cause) {
    const error = cause instanceof QueryError ? cause.message : 'The query could not be answered.';
    response = { id: request.id, error };
  }
  parentPort?.postMessage(response);
});
