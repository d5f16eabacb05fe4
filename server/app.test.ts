import { afterAll, beforeAll, expect, test } from 'vitest';
import { submission } from './testing/forms.ts';
import { bearer, startTestServer, type TestServer } from './testing/test-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a member signs up and applies, and an admin sees the application', async () => {
  const { app } = server;
  const token = await server.member('amaka@mail.example');
  const body = await submission();
  const sent = await app.inject({
    method: 'POST',
    url: '/api/membership-application.php',
    payload: body.payload,
    headers: { ...body.headers, ...bearer(token) },
  });
  expect(sent.json()).toMatchObject({ status: 'success', message: 'Application submitted successfully!' });
  const mine = await app.inject({
    url: '/api/get-applications.php?email=amaka%40mail.example',
    headers: bearer(token),
  });
  expect(mine.json().applications).toMatchObject([
    { surname: 'Nwosu', membership_category: 'Associate Member', status: 'pending', date: '2026-05-04' },
  ]);
  const admin = await server.admin();
  const all = await app.inject({ url: '/api/admin/get-all-applications.php', headers: bearer(admin) });
  expect(all.json()).toMatchObject({
    total: 1,
    page: 1,
    pages: 1,
    applications: [{ postal_address: '12 Sample Close\nYaba\nLagos' }],
  });
  const stats = await app.inject({ url: '/api/admin/dashboard-stats.php', headers: bearer(admin) });
  expect(stats.json().stats).toMatchObject({ totalApplications: 1, pendingApplications: 1 });
  const file = all.json().applications[0].proofOfPayment as string;
  const opened = await app.inject({ url: `/uploads/${file}`, headers: bearer(admin) });
  expect(opened.headers['content-type']).toBe('image/png');
});
