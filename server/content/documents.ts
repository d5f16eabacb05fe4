import { readFile } from 'node:fs/promises';

/** A document of the content service. */
export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

const isDocument = (value: unknown): value is ContentDocument =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  '_type' in value &&
  typeof value._type === 'string';

/** Ids that any part of the value refers to. */
function references(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const item of value) references(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (name === '_ref' && typeof item === 'string') found.add(item);
      else references(item, found);
    }
  }
  return found;
}

/**
 * Keeps what the blog shows: published posts, and the pictures that they refer to. Whatever else an export holds is not there for any query.
 */
export function publicDocuments(documents: readonly ContentDocument[]): ContentDocument[] {
  const posts = documents.filter(({ _id, _type }) => _type === 'blog' && !_id.startsWith('drafts.'));
  const wanted = references(posts);
  return [
    ...posts,
    ...documents.filter(({ _id, _type }) => _type === 'sanity.imageAsset' && wanted.has(_id)),
  ];
}

/** Reads a dataset in the export format of the hosted service: one JSON document a line. */
export async function readDataset(file: string): Promise<ContentDocument[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const document: unknown = JSON.parse(line);
    if (!isDocument(document)) throw new Error(`line ${index + 1} of the dataset is no document`);
    return [document];
  });
}
