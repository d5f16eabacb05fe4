import type { Place } from '../../backup/backup.ts';
import { move as moveTo } from '../../backup/move.ts';
import { loadConfig } from '../../config.ts';
import { StartError } from '../../shared/start-error.ts';
import type { Command } from '../command.ts';

type Values = Parameters<Command['run']>[0]['values'];

/** Checked as the variables that the server gets afterwards. */
function targetOf(from: Place, { to, bucket, endpoint, region }: Values): Place {
  if (!to && !bucket) throw new StartError('Name --to, --bucket or both');
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  const { databaseUrl, s3 } = loadConfig({
    DATABASE_URL: to === 'sqlite' ? undefined : text(to),
    S3_BUCKET: bucket === 'none' ? undefined : text(bucket),
    S3_ENDPOINT: text(endpoint),
    S3_REGION: text(region),
  });
  return {
    dataDir: from.dataDir,
    databaseUrl: to ? databaseUrl : from.databaseUrl,
    s3: bucket ? s3 : from.s3,
  };
}

export const move: Command = {
  name: 'move',
  summary: 'copies the configured database or uploads to another, empty place. Stop all servers before',
  options: {
    to: { type: 'string', value: 'URL', description: 'the new database: postgres://… or sqlite' },
    bucket: {
      type: 'string',
      value: 'NAME',
      description: 'the new storage of uploads: S3, or none for DATA_DIR',
    },
    endpoint: { type: 'string', value: 'URL', description: 'of the bucket, as S3_ENDPOINT' },
    region: { type: 'string', value: 'NAME', description: 'of the bucket, as S3_REGION' },
  },
  run: async ({ values }) => {
    const from = loadConfig();
    const to = targetOf(from, values);
    const { tables, files, missing } = await moveTo(from, to);
    for (const [name, { rows, hash }] of Object.entries(tables ?? {}))
      console.log(`${name}: ${rows} rows, on both sides ${hash.slice(0, 16)}`);
    if (files !== undefined) console.log(`${files} uploads, read back with the same bytes`);
    for (const path of missing) console.log(`MISSING: a row names ${path}, but the storage does not have it`);
    console.log(
      'Now set these variables and start. Remove the old place when all is well; it was not changed.',
    );
    if (values.to) console.log(to.databaseUrl ? 'DATABASE_URL: as --to' : 'DATABASE_URL: unset');
    if (values.bucket)
      for (const name of ['bucket', 'endpoint', 'region'] as const)
        console.log(`S3_${name.toUpperCase()}: ${to.s3?.[name] ?? 'unset'}`);
    return missing.length === 0 ? 0 : 1;
  },
};
