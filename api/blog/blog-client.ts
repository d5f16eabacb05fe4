import { createClient, type SanityClient } from '@sanity/client';

/** Where blog posts are read: the hosted content service's project, or a server that answers the same query address. */
export type BlogSource =
  | { readonly projectId: string; readonly dataset: string }
  | { readonly apiHost: string; readonly dataset: string };

/** Version of the content service's query interface. */
export const contentApiVersion = '2025-02-19';

/** A read-only client of the content service. `fetch(query, params)` answers a GROQ query. */
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

/** A picture by its address, its size and its words: the reference is followed here, so that a page knows how much room it takes. */
const picture = `alt, "asset": asset->{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}`;

const fields = `{
  _id, _type, _updatedAt, title, author, date,
  "categories": categories[]{_key, "title": coalesce(title, @->title)},
  "image": image{${picture}},
  "content": content[]{..., _type == "image" => {${picture}}}
}`;

/** The three queries of the blog (S-7.17): the whole list, one by id, and six others by date. */
export const blogQueries = {
  list: `*[_type == "blog"] | order(date desc, _id asc) ${fields}`,
  one: `*[_type == "blog" && _id == $id][0] ${fields}`,
  others: `*[_type == "blog" && _id != $id] | order(date desc, _id asc)[0..5] ${fields}`,
} as const;
