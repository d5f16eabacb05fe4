import { crc32 } from 'node:zlib';
import type { ApplicationForm } from '@imc/api/contract';
import { sampleForm } from '@imc/api/sample-form';
import sharp from 'sharp';

/** Returns a complete application form without a marketer code. */
export const completeForm = (changes: Partial<ApplicationForm> = {}): ApplicationForm => ({
  ...sampleForm,
  marketer_code: '',
  ...changes,
});

/** Returns a small image of the given type. */
export const picture = (kind: 'jpeg' | 'png' | 'webp' = 'png', width = 12, height = 8): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a2b66' } })
    .toFormat(kind)
    .toBuffer();

/** Returns the beginning of a PNG image of the given size, up to its pixels. */
export function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const bytes = Buffer.alloc(body.length + 8);
    bytes.writeUInt32BE(data.length);
    body.copy(bytes, 4);
    bytes.writeUInt32BE(crc32(body), body.length + 4);
    return bytes;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  readonly filename?: string;
  readonly type?: string;
}

/** Returns a multipart body with its headers, for `inject`. */
export function multipart(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'sample-boundary-5f3a';
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    typeof value === 'string' ? Buffer.from(value) : value,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Returns the multipart body of a submission. */
export const submission = async (form: unknown = completeForm(), file?: Buffer, filename = 'proof.png') =>
  multipart([
    { name: 'data', value: JSON.stringify(form) },
    { name: 'proofOfPayment', value: file ?? (await picture()), filename, type: 'image/png' },
  ]);
