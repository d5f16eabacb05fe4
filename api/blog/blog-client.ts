import type { SanityClient } from '@sanity/client';

/** A project of the hosted content service, or a server with the same query URL. */
export type BlogSource =
  | { readonly projectId: string; readonly dataset: string }
  | { readonly apiHost: string; readonly dataset: string };

/** Version of the content service's query API. */
export const contentApiVersion = '2025-02-19';

/** A read-only client: `fetch(query, params)` runs a GROQ query. Loads its package, which a server with the embedded content does not need. */
export async function createBlogClient(source: BlogSource): Promise<SanityClient> {
  const { createClient } = await import('@sanity/client');
  const shared = {
    dataset: source.dataset,
    apiVersion: contentApiVersion,
    useCdn: false,
    perspective: 'published',
  } as const;
  return 'apiHost' in source
    ? createClient({ ...shared, projectId: 'embedded', apiHost: source.apiHost, useProjectHostname: false })
    : createClient({ ...shared, projectId: source.projectId });
}

/** URL, size and alt text of an image, with the size so that pages can reserve space for it. */
const picture = `alt, "asset": asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}`;

const itemFields = `_id, _type, _updatedAt, title, author, date,
  "categories": categories[]{_key, "title": coalesce(title, @->title)},
  "image": image{${picture}}`;

/**
 * Characters of text in the list of posts: enough for an excerpt of a hundred, although some characters consist of several code points and white
 * space is collapsed.
 */
export const leadLength = 1000;

const opening = `"opening": array::join(string::split(pt::text(content[_type == "block"]), "")[0...${leadLength}], "")`;

const content = `"content": content[]{..., _type == "image" => {${picture}}}`;

/**
 * The queries of the blog (S-7.17), newest first: all posts with the beginning of their text, one post by id with its whole text, and up to six
 * others without text.
 */
export const blogQueries = {
  list: `*[_type == "blog"] | order(date desc, _id asc) {${itemFields}, ${opening}}`,
  one: `*[_type == "blog" && _id == $id][0] {${itemFields}, ${content}}`,
  others: `*[_type == "blog" && _id != $id] | order(date desc, _id asc)[0..5] {${itemFields}}`,
} as const;
