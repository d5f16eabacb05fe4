import { dirname, join } from 'node:path';
import { StartError } from '../../shared/start-error.ts';
import { type ContentService, createContentService } from './content-service.ts';
import { publicDocuments, readDataset } from './documents.ts';
import { type Pictures, readPictures } from './pictures.ts';

/** Queries, and the images in their results. */
export interface Content {
  readonly service: ContentService;
  readonly pictures: Pictures;
}

/** Reads the documents, and the images in `images` next to them. Throws a `StartError` if the documents cannot be read. */
export async function openContent(contentFile: string): Promise<Content> {
  const documents = await readDataset(contentFile).catch((cause: Error) => {
    throw new StartError(`The blog's documents can't be read (${contentFile}): ${cause.message}`, { cause });
  });
  return {
    service: createContentService(publicDocuments(documents)),
    pictures: await readPictures(join(dirname(contentFile), 'images')),
  };
}
