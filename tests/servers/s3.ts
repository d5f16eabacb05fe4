/**
 * An S3-compatible server in this process, with an empty bucket in a temporary folder. It knows one key, but does not compare signatures: it
 * calculates another one for lists, whose path ends with a slash.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface RunningS3 {
  /** For the server's environment, with the credentials. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const bucket = 'imc-files';
/** The only credentials that it knows. */
const key = 'S3RVER';

export async function startS3(): Promise<RunningS3> {
  const directory = await mkdtemp(join(tmpdir(), 'imc-s3-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await s3.run();
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    async stop() {
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
