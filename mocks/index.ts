export * from './answers/answers.ts';
export * from './blog/posts.ts';
export * from './fixtures/index.ts';
export * from './mocks.ts';
export * from './provider/provider.ts';
export type {
  Account,
  Seed,
  Store,
  StoredApplication,
  StoredDraft,
  StoredSession,
  StoredSettingChange,
  StoredStep,
  StoredView,
} from './provider/store.ts';
