import { type ApiClient, createApiClient } from '@imc/api/client';
import type { HttpHandler } from 'msw';
import { sampleNow, sampleSeed } from './fixtures/seed.ts';
import { sampleTokens } from './fixtures/users.ts';
import { createMockProvider, type MockGroups, type MockProvider } from './provider/provider.ts';

/** A provider that knows the sample people, at the moment at which stories take place. */
export const createSampleProvider = (): MockProvider =>
  createMockProvider({ seed: sampleSeed, now: () => sampleNow });

/**
 * Ready-made groups for stories: `beforeEach({ msw }) { msw.use(...mocks.admin) }`. Each reading makes a fresh provider, so one
 * story never sees what another did; a story that needs several groups over one memory takes `mocks.all`.
 */
export const mocks: MockGroups & { readonly all: readonly HttpHandler[] } = {
  get accounts() {
    return createSampleProvider().groups.accounts;
  },
  get applications() {
    return createSampleProvider().groups.applications;
  },
  get newsletter() {
    return createSampleProvider().groups.newsletter;
  },
  get admin() {
    return createSampleProvider().groups.admin;
  },
  get blog() {
    return createSampleProvider().groups.blog;
  },
  get uploads() {
    return createSampleProvider().groups.uploads;
  },
  get all() {
    return createSampleProvider().handlers;
  },
};

/** A client for stories, signed in as a sample person or as nobody. */
export const sampleClient = (as?: keyof typeof sampleTokens): ApiClient =>
  createApiClient({ baseUrl: '/api', token: () => (as ? sampleTokens[as] : undefined) });
