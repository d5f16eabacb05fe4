import type { Readable } from 'node:stream';
import { uploadLimits, uploadTexts } from '@imc/api/contract';
import type { FastifyRequest } from 'fastify';
import { RefusalError } from '../shared/refusal-error.ts';

/** An image, and the text part if it was sent. */
export interface Upload {
  readonly file: Buffer | undefined;
  readonly text: string | undefined;
}

/** Unknown parts are ignored, but their number is limited. */
const partLimit = 20;

const tooLarge = (message: string) => new RefusalError(413, message);
const malformed = () => new RefusalError(400, 'The form could not be read to its end.');

/** Throws a 413 if the part exceeds the limit. */
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

async function readParts(request: FastifyRequest, fileField: string, textField: string): Promise<Upload> {
  let file: Buffer | undefined;
  let text: string | undefined;
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
    } else if (part.fieldname === textField) {
      if (text !== undefined) throw new RefusalError(400, `${textField} must be sent once.`);
      text = String(part.value);
      if (part.valueTruncated || Buffer.byteLength(text) > uploadLimits.dataBytes) {
        throw tooLarge('The form is larger than 64 KB.');
      }
    }
  }
  return { file, text };
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
 * Reads a multipart body into memory, never to disk. Rejects a large body by its Content-Length, or by counting bytes, since the parser has no
 * limit for the body. `textField`: default 'data'.
 */
export async function readUpload(
  request: FastifyRequest,
  fileField: string,
  textField = 'data',
): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > uploadLimits.bodyBytes) {
    throw tooLarge(uploadTexts.requestTooLarge);
  }
  const { raw } = request;
  let size = 0;
  let count: (chunk: Buffer) => void = () => {};
  const limitExceeded = new Promise<never>((_resolve, reject) => {
    count = (chunk) => {
      size += chunk.length;
      if (size > uploadLimits.bodyBytes) reject(tooLarge(uploadTexts.requestTooLarge));
    };
  });
  raw.on('data', count);
  const reading = readParts(request, fileField, textField);
  try {
    return await Promise.race([reading, limitExceeded]);
  } catch (error) {
    throw refusalFor(error);
  } finally {
    raw.off('data', count);
    // Read and discard the rest of the body, so that the client receives the response. `plugins/close-unread-body.ts` limits this.
    reading.catch(() => undefined);
    limitExceeded.catch(() => undefined);
    raw.unpipe();
    raw.resume();
  }
}
