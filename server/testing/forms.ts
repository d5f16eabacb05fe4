import { crc32 } from 'node:zlib';
import type { ApplicationForm } from '@imc/api/contract';
import { sampleForm } from '@imc/api/sample-form';
import sharp from 'sharp';

/** Without a marketer code. */
export const completeForm = (changes: Partial<ApplicationForm> = {}): ApplicationForm => ({
  ...sampleForm,
  marketer_code: '',
  ...changes,
});

export const picture = (kind: 'jpeg' | 'png' | 'webp' = 'png', width = 12, height = 8): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a2b66' } })
    .toFormat(kind)
    .toBuffer();

/** A small PNG whose header claims another size. */
export async function pngClaiming(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(await picture());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  readonly filename?: string;
  readonly type?: string;
}

/** With its headers, for `inject`. */
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

export const submission = async (form: unknown = completeForm(), file?: Buffer, filename = 'proof.png') =>
  multipart([
    { name: 'data', value: JSON.stringify(form) },
    { name: 'proofOfPayment', value: file ?? (await picture()), filename, type: 'image/png' },
  ]);
