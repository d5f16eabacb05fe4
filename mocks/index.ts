export * from './answers/answers.ts';
export * from './blog/posts.ts';
export * from './fixtures/index.ts';
export * from './mocks.ts';
export * from './provider/provider.ts';
export type { Seed, StoredApplication } from './provider/store.ts';
