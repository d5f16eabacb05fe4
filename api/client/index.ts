export * from './api-client.ts';
export * from './api-error.ts';
export * from './load-part.ts';
export * from './upload-url.ts';
