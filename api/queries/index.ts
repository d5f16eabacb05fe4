// A file for each area, so that a screen carries the calls of its own area alone.
export * from './accounts.ts';
export * from './admin.ts';
export * from './api-client-context.ts';
export * from './applications.ts';
export * from './newsletter.ts';
export * from './passwords.ts';
export * from './query-keys.ts';
export * from './use-form-mutation.ts';
