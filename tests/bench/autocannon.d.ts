/** Types of the part of autocannon that the benchmarks use; the package has none. */
declare module 'autocannon' {
  interface Request {
    readonly method?: 'GET' | 'POST';
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Options {
    readonly url: string;
    /** Each connection sends them in turn. */
    readonly requests?: readonly Request[];
    readonly headers?: Readonly<Record<string, string>>;
    readonly connections?: number;
    /** Seconds. */
    readonly duration?: number;
    /** Replaces `[<id>]` by a unique text. */
    readonly idReplacement?: boolean;
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
    readonly non2xx: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
    readonly errors: number;
  }
  // biome-ignore lint/style/noDefaultExport: matches the package.
  export default function autocannon(options: Options): Promise<Result>;
}
