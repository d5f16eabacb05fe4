// One file per area, so that a screen bundles only the calls of its own area.
export * from './accounts.ts';
export * from './admin.ts';
export * from './api-client-context.ts';
export * from './applications.ts';
export * from './information-requests.ts';
export * from './newsletter.ts';
export * from './own-account.ts';
export * from './passwords.ts';
export * from './query-keys.ts';
export * from './receipts.ts';
export * from './use-form-mutation.ts';
