export * from './blog-client.ts';
