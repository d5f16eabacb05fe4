import type { Readable } from 'node:stream';
import { uploadLimits, uploadTexts } from '@imc/api/contract';
import type { FastifyRequest } from 'fastify';
import { RefusalError } from '../domain/refusal-error.ts';

/** What a multipart call sent: one picture, and `data` where it was sent. */
export interface Upload {
  readonly file: Buffer | undefined;
  readonly data: string | undefined;
}

/** Parts beyond the ones that are read; they are passed over, but not without end. */
const partLimit = 20;

const tooLarge = (message: string) => new RefusalError(413, message);
const malformed = () => new RefusalError(400, 'The form could not be read to its end.');

/** Collects a part; 413 beyond the limit. */
async function collect(part: Readable, limit: number, message: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part) {
    size += (chunk as Buffer).length;
    if (size > limit) throw tooLarge(message);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

async function readParts(request: FastifyRequest, fileField: string): Promise<Upload> {
  let file: Buffer | undefined;
  let data: string | undefined;
  const parts = request.parts({
    limits: {
      files: 1,
      fileSize: uploadLimits.bodyBytes,
      fieldSize: uploadLimits.dataBytes + 1,
      fieldNameSize: 100,
      fields: partLimit,
      parts: partLimit,
      headerPairs: 50,
    },
  });
  for await (const part of parts) {
    if (part.type === 'file') {
      if (part.fieldname !== fileField)
        throw new RefusalError(400, `The picture must be sent as ${fileField}.`);
      file = await collect(part.file, uploadLimits.fileBytes, uploadTexts.tooLarge);
    } else if (part.fieldname === 'data') {
      if (data !== undefined) throw new RefusalError(400, 'data must be sent once.');
      data = String(part.value);
      if (part.valueTruncated || Buffer.byteLength(data) > uploadLimits.dataBytes) {
        throw tooLarge('The form is larger than 64 KB.');
      }
    }
  }
  return { file, data };
}

const multipartCodes: Readonly<Record<string, () => RefusalError>> = {
  FST_FILES_LIMIT: () => new RefusalError(400, 'Only one picture may be sent.'),
  FST_PARTS_LIMIT: () => new RefusalError(400, 'The form has too many parts.'),
  FST_FIELDS_LIMIT: () => new RefusalError(400, 'The form has too many parts.'),
  FST_REQ_FILE_TOO_LARGE: () => tooLarge(uploadTexts.tooLarge),
  FST_PROTO_VIOLATION: () => new RefusalError(400, 'The request holds a field name that is not allowed.'),
};

const refusalFor = (error: unknown): RefusalError => {
  if (error instanceof RefusalError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return multipartCodes[code]?.() ?? malformed();
};

/**
 * Reads a multipart body into memory, nothing onto the disk. The whole body has a limit of its own, which the parser does not
 * know: it is refused by its announced length, and by count where it announces none.
 */
export async function readUpload(request: FastifyRequest, fileField: string): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > uploadLimits.bodyBytes) {
    throw tooLarge(uploadTexts.requestTooLarge);
  }
  const { raw } = request;
  let size = 0;
  let count: (chunk: Buffer) => void = () => {};
  const crossed = new Promise<never>((_resolve, reject) => {
    count = (chunk) => {
      size += chunk.length;
      if (size > uploadLimits.bodyBytes) reject(tooLarge(uploadTexts.requestTooLarge));
    };
  });
  raw.on('data', count);
  const reading = readParts(request, fileField);
  try {
    return await Promise.race([reading, crossed]);
  } catch (error) {
    throw refusalFor(error);
  } finally {
    raw.off('data', count);
    // What is still on its way is read and dropped, so that the answer reaches the sender; `plugins/close-unread-body.ts` ends it.
    reading.catch(() => undefined);
    crossed.catch(() => undefined);
    raw.unpipe();
    raw.resume();
  }
}
