import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killProcesses, startProcess } from '@imc/server/testing/server-process';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../scripts/freshness.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, newMember, signIn } from './api-setup.ts';
import { setUpSecondFactor } from './second-factor.ts';

const folder = mkdtempSync(join(tmpdir(), 'imc-release-'));

test.afterAll(async () => {
  await killProcesses();
  rmSync(folder, { recursive: true, force: true });
});

test('R-43, PPL-10: the release needs nothing of the repository, and its first admin has to set up a second factor', async ({
  playwright,
  browser,
}) => {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: projectRoot, stdio: 'inherit' });
  cpSync(join(projectRoot, 'release'), folder, { recursive: true });
  const server = startProcess(
    { DATA_DIR: join(folder, 'data'), ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword },
    { main: join(folder, 'server.js') },
  );
  const baseURL = await server.origin();
  const request = await playwright.request.newContext({ baseURL });
  expect((await request.get('/readyz')).status()).toBe(200);
  for (const path of ['/faq', '/api/docs/swagger-ui-bundle.js'])
    expect((await request.get(path)).status(), path).toBe(200);
  // The content service may take longer to start than a page waits for the blog.
  await expect.poll(async () => (await request.get('/blog')).status()).toBe(200);
  const post = /href="(\/blog\/(?!feed)[^"?#]+)"/.exec(await (await request.get('/blog')).text())?.[1];
  expect((await request.get(post ?? '/no-post')).status()).toBe(200);
  const { token } = await newMember(request);
  await apply(request, token);
  expect(readdirSync(join(folder, 'data/uploads/proof_of_payment'))).toHaveLength(1);

  const page = await browser.newPage({ baseURL });
  await page.goto('/admin/applications?status=pending');
  await expect(page).toHaveURL('/login');
  await signIn(page, adminEmail, adminPassword);
  await expect(page).toHaveURL('/admin/profile');
  await expect(page.getByText(/^The Institute requires a second factor/)).toBeVisible();
  await page.goto('/admin/payments');
  await expect(page).toHaveURL('/admin/profile');
  await setUpSecondFactor(page, adminPassword);
  // Where the admin wanted to go last.
  await expect(page).toHaveURL('/admin/payments');
  await expect(page.getByRole('row', { name: /Nwosu Amaka/ })).toHaveCount(1);
  await page.close();
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
