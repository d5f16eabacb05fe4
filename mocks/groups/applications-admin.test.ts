import { createApiClient } from '@imc/api/client';
import { adminApplicationsCall } from '@imc/api/contract';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { manyApplications } from '../fixtures/applications.ts';
import { sampleSeed } from '../fixtures/seed.ts';
import { sampleTokens } from '../fixtures/users.ts';
import { createMockProvider } from '../provider/provider.ts';

const origin = 'http://mocks.example';

test('the admin list is complete without a query and paginated with one', async () => {
  const { handlers } = createMockProvider({
    origin,
    seed: { ...sampleSeed, applications: manyApplications(130) },
  });
  const client = createApiClient({
    baseUrl: `${origin}/api`,
    token: () => sampleTokens.admin,
    fetch: async (address, init) =>
      (await getResponse([...handlers], new Request(address, init))) ?? Response.error(),
  });
  const complete = await client(adminApplicationsCall);
  expect(complete.applications).toHaveLength(130);
  expect(complete).toMatchObject({ total: 130, page: 1, pages: 1 });
  const second = await client(adminApplicationsCall, { query: { page: 2 } });
  expect(second.applications).toEqual(complete.applications.slice(50, 100));
  expect(second).toMatchObject({ total: 130, page: 2, pages: 3 });
});
