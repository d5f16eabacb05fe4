import { createClient, type SanityClient } from '@sanity/client';

/** Source of the blog posts: a project of the hosted content service, or a server with the same query URL. */
export type BlogSource =
  | { readonly projectId: string; readonly dataset: string }
  | { readonly apiHost: string; readonly dataset: string };

/** Version of the content service's query API. */
export const contentApiVersion = '2025-02-19';

/** Creates a read-only client of the content service. `fetch(query, params)` runs a GROQ query. */
export function createBlogClient(source: BlogSource): SanityClient {
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

/** Projection of an image: URL, size and alt text. Resolves the asset reference, so that pages can reserve space for the image. */
const picture = `alt, "asset": asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}`;

const fields = `{
  _id, _type, _updatedAt, title, author, date,
  "categories": categories[]{_key, "title": coalesce(title, @->title)},
  "image": image{${picture}},
  "content": content[]{..., _type == "image" => {${picture}}}
}`;

/** The three queries of the blog (S-7.17): all posts, one by id, and up to six others, newest first. */
export const blogQueries = {
  list: `*[_type == "blog"] | order(date desc, _id asc) ${fields}`,
  one: `*[_type == "blog" && _id == $id][0] ${fields}`,
  others: `*[_type == "blog" && _id != $id] | order(date desc, _id asc)[0..5] ${fields}`,
} as const;
