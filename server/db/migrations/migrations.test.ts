import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

/** SHA-256 of the file of each released migration. */
const released: Readonly<Record<string, string>> = {
  '0001-schema': 'ab54aacf6895887ed3205cdd199ef5b0ff46a0d03090764ffd9697eb4d8e2f5a',
  '0002-backup': '0fc1287364b969ef858362bc4c419ee7a46ad616f2a884d9e5640bf04f965fed',
  '0003-servers': '47fde68e305eca88e8403dc7df03aeca739d307d3a55df726bbfed81a8b73521',
  '0004-privacy': '62be683496155ce5c7a218d2fae4ac083500cebc2731332d7c3070684d78ddaf',
  '0005-secret-key': '1a2e09fedaf5bd348073a2f468d1541ba244d575a29729e3d4030219a76b04ab',
  '0006-ledger': '2d0fea667d9b29dd5d7525de148477a1a4499afa3b84c3b35dd5eb48bf3843ba',
  '0007-memberships': 'b45a147cbba514c0d5cc40db9fc4dd1915a50552d7fc901b592adeec4e7003e0',
  '0008-addresses': '3f62aeecbc00e7b081c7676d13bc85770cfa5151886062f7063995e31bafa88c',
  '0009-statements': '76e505eba6661ff595d10ab222f153d5c5d58de6ee3bf380d8a79c205705959f',
  '0010-name-changes': '01c495cadc1e72fa100ec737c3e37720c914c15f680da62e7f722ac085ce7af2',
  '0011-applications-by-account': 'b21d13d724e3c61e565fac225206904633ce475a3330bdc5fdd5dfd85ea4b4bb',
  '0012-paid-applications': 'c8aef2001c88c0af3d94a455374a4d1a670c64ed75cc03041e4156581b1ce102',
};

const read = (name: string) => readFile(new URL(`${name}.ts`, import.meta.url), 'utf8');

test('every migration of the folder is in the list, in the order of the names', async () => {
  const files = (await readdir(new URL('.', import.meta.url))).filter((file) => /^\d/.test(file)).sort();
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files);
});

test.each(migrations)('R-34: $name stays as it was released', async ({ name }) => {
  const hash = createHash('sha256')
    .update(await read(name))
    .digest('hex');
  expect(hash, 'A released migration must not change; add a new one.').toBe(released[name]);
});

test.each(migrations)('$name uses no code that changes', async ({ name }) => {
  const sources = [...(await read(name)).matchAll(/from '(.+)'/g)].map(([, source]) => source ?? '');
  const fixed = ['kysely', './migration.ts', '../database-kind.ts'];
  expect(sources.filter((source) => !fixed.includes(source))).toEqual([]);
});
