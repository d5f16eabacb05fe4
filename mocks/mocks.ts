import { type ApiClient, createApiClient } from '@imc/api/client';
import type { HttpHandler } from 'msw';
import { sampleNow } from './fixtures/sample-now.ts';
import { sampleSeed } from './fixtures/seed.ts';
import { sampleTokens } from './fixtures/users.ts';
import { createMockProvider, type MockProvider } from './provider/provider.ts';
import type { Seed } from './provider/store.ts';

/** At the time of the stories, with changes to the sample data. */
export const createSampleProvider = (seed: Seed = {}): MockProvider =>
  createMockProvider({ seed: { ...sampleSeed, ...seed }, now: () => sampleNow });

/**
 * Handlers for stories: `beforeEach({ msw }) { msw.use(...mocks.admin) }`. Each access creates a new provider, so stories don't share state.
 * Groups that share state: `mocks.all`.
 */
export const mocks: MockProvider['groups'] & { readonly all: readonly HttpHandler[] } = {
  get accounts() {
    return createSampleProvider().groups.accounts;
  },
  get applications() {
    return createSampleProvider().groups.applications;
  },
  get newsletter() {
    return createSampleProvider().groups.newsletter;
  },
  get messages() {
    return createSampleProvider().groups.messages;
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

/** Signed in as a sample user, or signed out. */
export const sampleClient = (as?: keyof typeof sampleTokens): ApiClient =>
  createApiClient({ baseUrl: '/api', token: () => (as ? sampleTokens[as] : undefined) });
