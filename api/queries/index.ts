export * from './api-client-context.ts';
export * from './mutations.ts';
export * from './queries.ts';
