import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeForm, picture } from '@imc/server/testing/forms';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';

/** What somebody writes who knows the API only by its document. Each `@ts-expect-error` fails if the types allow it. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

type Form = components['schemas']['ApplicationForm'];

const multipart = (body: object) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
};

export async function apply(baseUrl: string, { application_id: _, ...form }: Form, proofOfPayment: Blob) {
  const email = 'stranger@mail.example';
  const password = 'Calabash@2468';
  const visitor = createClient<paths>({ baseUrl });
  // @ts-expect-error: not all that the account needs
  const refused = await visitor.POST('/signup.php', { body: { email } });
  const errors: Record<string, string> | undefined = refused.error?.errors;
  await visitor.POST('/signup.php', {
    body: { name: 'A Stranger', email, phone_number: '+2348000000000', password, membership_type: 'Member' },
  });
  const session = await visitor.POST('/signin.php', { body: { email, password } });
  const member = createClient<paths>({
    baseUrl,
    headers: { Authorization: 'Bearer ' + session.data?.data.token },
  });
  const { data } = await member.POST('/open-application-draft.php');
  const application_id = data?.draft.application_id ?? 0;
  await member.POST('/save-application-draft.php', { body: { application_id, data: form } });
  await member.POST('/upload-draft-proof.php', {
    body: { application_id, proofOfPayment },
    bodySerializer: multipart,
  });
  await member.POST('/membership-application.php', {
    body: { data: { ...form, application_id } },
    bodySerializer: ({ data }) => multipart({ data: JSON.stringify(data) }),
  });
  const list = await member.GET('/get-applications.php');
  const [application] = list.data?.applications ?? [];
  // @ts-expect-error: the answer has no such status
  if (application?.status === 'lost') throw new Error();
  return { errors, application };
}
`;

/** TypeScript's messages about a file. */
function problemsOf(file: string): string {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc'),
      ...['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--ignoreConfig'],
      ...['--target', 'es2024', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''],
      file,
    ],
    { encoding: 'utf8' },
  );
  return stdout;
}

test('a client that is generated from the OpenAPI document signs up, applies and reads the status', async () => {
  const server = await startServer();
  const folder = await mkdtemp(join(import.meta.dirname, '.generated-'));
  try {
    const blob = ts.factory.createTypeReferenceNode('Blob');
    const types = await openapiTS(new URL(`${server.baseUrl}/openapi.json`), {
      transform: ({ format }) => (format === 'binary' ? blob : undefined),
      defaultNonNullable: false,
    });
    await writeFile(join(folder, 'api.d.ts'), astToString(types));
    const file = join(folder, 'program.ts');
    await writeFile(file, program);
    expect(problemsOf(file)).toBe('');
    const { apply } = await import(file);
    const proof = new Blob([new Uint8Array(await picture())], { type: 'image/png' });
    const { errors, application } = await apply(server.baseUrl, completeForm(), proof);
    expect(Object.keys(errors)).toContain('name');
    expect(application).toMatchObject({
      status: 'pending',
      payment_state: 'received',
      surname: completeForm().surname,
    });
  } finally {
    await rm(folder, { recursive: true });
    await server.stop();
  }
});
