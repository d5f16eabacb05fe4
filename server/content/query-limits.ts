import { type ExprNode, parse } from 'groq-js';

/** Limits of a query. The blog's own three queries are far below them. */
export const queryLimits = {
  /** Maximum length of a query, and of its parameters as JSON. */
  queryLength: 4096,
  parametersLength: 2048,
  /** Maximum number of nodes and depth of the parsed query. */
  nodes: 400,
  depth: 40,
  /** How often a query may scan all documents. Nested filters multiply. */
  everything: 4,
  /** Maximum length of a result. */
  answerLength: 2_000_000,
  /** Time limit in milliseconds, in case the other limits are not enough. */
  time: 1500,
} as const;

/** A rejected query. The message is for the client. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}

/** Returns the nesting depth of brackets, to check it before parsing, which recurses. */
function bracketDepth(query: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of query) {
    if ('([{'.includes(character)) deepest = Math.max(deepest, ++depth);
    else if (')]}'.includes(character)) depth -= 1;
  }
  return deepest;
}

interface Measure {
  nodes: number;
  everything: number;
}

function measure(value: unknown, depth: number, found: Measure): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) measure(item, depth, found);
    return;
  }
  if (depth > queryLimits.depth) throw new QueryError('The query is nested too deeply.');
  if ('type' in value) {
    found.nodes += 1;
    if (value.type === 'Everything') found.everything += 1;
    if (found.nodes > queryLimits.nodes || found.everything > queryLimits.everything) {
      throw new QueryError('The query asks for too much.');
    }
  }
  for (const item of Object.values(value)) measure(item, depth + 1, found);
}

/** Parses a query. Throws a `QueryError` if it is invalid or exceeds the limits. */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  if (query.length > queryLimits.queryLength) throw new QueryError('The query is too long.');
  if (JSON.stringify(params).length > queryLimits.parametersLength) {
    throw new QueryError('The parameters are too long.');
  }
  if (bracketDepth(query) > queryLimits.depth) throw new QueryError('The query is nested too deeply.');
  let tree: ExprNode;
  try {
    tree = parse(query, { params });
  } catch (cause) {
    throw new QueryError(`unable to parse the query: ${(cause as Error).message}`, { cause });
  }
  measure(tree, 0, { nodes: 0, everything: 0 });
  return tree;
}
