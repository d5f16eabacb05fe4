export * from './answers/answers.ts';
export * from './blog/posts.ts';
export * from './fixtures/index.ts';
export { brokenBlog, createBlogHandlers, silentBlog } from './groups/blog.ts';
export * from './mocks.ts';
export * from './provider/provider.ts';
export { percentChange } from './provider/stats.ts';
export type {
  Account,
  Seed,
  Store,
  StoredApplication,
  StoredDraft,
  StoredMarketer,
  StoredReader,
  StoredReset,
  StoredSession,
  StoredSettingChange,
  StoredStep,
  StoredView,
} from './provider/store.ts';
