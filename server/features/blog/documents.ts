import { readFile } from 'node:fs/promises';

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

/** The ids of all referenced documents. */
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

/** Returns published posts and the images they reference. Queries cannot access anything else in an export. */
export function publicDocuments(documents: readonly ContentDocument[]): ContentDocument[] {
  const posts = documents.filter(({ _id, _type }) => _type === 'blog' && !_id.startsWith('drafts.'));
  const referenced = references(posts);
  return [
    ...posts,
    ...documents.filter(({ _id, _type }) => _type === 'sanity.imageAsset' && referenced.has(_id)),
  ];
}

/** In the hosted service's export format: one JSON document per line. */
export async function readDataset(file: string): Promise<ContentDocument[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const document: unknown = JSON.parse(line);
    if (!isDocument(document)) throw new Error(`line ${index + 1} of the dataset is not a document`);
    return [document];
  });
}
