/** Types of the part of s3rver that the tests use; the package has none. */
declare module '@20minutes/s3rver' {
  interface Options {
    readonly address: string;
    /** 0 selects a free port. */
    readonly port: number;
    readonly silent: boolean;
    readonly allowMismatchedSignatures: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }
  // biome-ignore lint/style/noDefaultExport: matches the package.
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
