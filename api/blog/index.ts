export * from './blog-client.ts';
export * from './blog-reader.ts';
export * from './excerpt.ts';
export * from './picture.ts';
export * from './post.ts';
export * from './site.ts';
