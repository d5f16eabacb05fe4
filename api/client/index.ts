export * from './api-client.ts';
export * from './api-error.ts';
export * from './upload-url.ts';
export * from './load-part.ts';
