import type { HttpHandler } from 'msw';
import { createAccountHandlers } from '../groups/accounts.ts';
import { createAdminHandlers } from '../groups/admin.ts';
import { createApplicationHandlers } from '../groups/applications.ts';
import { createBlogHandlers } from '../groups/blog.ts';
import { createNewsletterHandlers } from '../groups/newsletter.ts';
import { createPasswordHandlers } from '../groups/passwords.ts';
import { createUploadHandlers } from '../groups/uploads.ts';
import { createHandlerMaker } from './exchange.ts';
import { createStore, type Seed, type Store } from './store.ts';

/** The handlers by subject. `uploads` and `blog` answer addresses beside the API's. */
export interface MockGroups {
  readonly accounts: readonly HttpHandler[];
  readonly applications: readonly HttpHandler[];
  readonly newsletter: readonly HttpHandler[];
  readonly admin: readonly HttpHandler[];
  readonly blog: readonly HttpHandler[];
  readonly uploads: readonly HttpHandler[];
}

/** A provider that lives in memory and answers every call of the contract as the server does. */
export interface MockProvider {
  readonly handlers: readonly HttpHandler[];
  readonly groups: MockGroups;
  /** What the provider knows, to look at in a test. */
  readonly store: Store;
}

export interface MockProviderOptions {
  /** What it knows at the start; nothing by default. */
  readonly seed?: Seed;
  /** Address that `/api`, `/uploads` and `/content` stand under: none in a browser, 'http://…' in Node. */
  readonly origin?: string;
  /** The present time; the clock's by default. */
  readonly now?: () => Date;
}

/** Makes a provider with a memory of its own. */
export function createMockProvider({
  seed,
  origin = '',
  now = () => new Date(),
}: MockProviderOptions = {}): MockProvider {
  const store = createStore(seed);
  const make = createHandlerMaker(store, `${origin}/api`);
  const groups: MockGroups = {
    accounts: [...createAccountHandlers(make, store, now), ...createPasswordHandlers(make, store, now)],
    applications: createApplicationHandlers(make, store, now),
    newsletter: createNewsletterHandlers(make, store),
    admin: createAdminHandlers(make, store, now),
    blog: createBlogHandlers(origin),
    uploads: createUploadHandlers(origin),
  };
  return { store, groups, handlers: Object.values(groups).flat() };
}
