export * from './page-meta.ts';
export * from './page-title.ts';
export * from './share-picture-text.ts';
export * from './site-address.ts';
export * from './structured-data.ts';
