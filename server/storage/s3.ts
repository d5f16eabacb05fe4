import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { AwsS3StorageAdapter } from '@flystorage/aws-s3';
import { FileStorage } from '@flystorage/file-storage';
import type { Config } from '../config.ts';

/** `silenceLimit`: milliseconds to wait for a connection and for data. */
export function openS3(s3: NonNullable<Config['s3']>, silenceLimit: number | undefined) {
  const client = new S3Client({
    region: s3.region,
    // Other providers rarely support host names that contain the bucket.
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    // By default it waits without limit.
    requestHandler: { connectionTimeout: silenceLimit, socketTimeout: silenceLimit },
    maxAttempts: 2,
  });
  return {
    files: new FileStorage(new AwsS3StorageAdapter(client, { bucket: s3.bucket })),
    checkReachable: async () => {
      await client.send(new HeadBucketCommand({ Bucket: s3.bucket }));
    },
    close: () => client.destroy(),
    root: undefined,
  };
}
