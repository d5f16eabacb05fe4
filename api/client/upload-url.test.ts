import { describe, expect, it } from 'vitest';
import { createUploadUrl } from './upload-url.ts';

describe('the URL of an uploaded image', () => {
  it.each([
    [undefined, ''],
    ['/api', ''],
    ['https://provider.example', 'https://provider.example'],
    ['https://provider.example/v1/', 'https://provider.example/v1'],
  ])('with the API at %o starts with %o', (apiUrl, base) => {
    const url = createUploadUrl(apiUrl);
    expect(url.photo('a.webp')).toBe(`${base}/uploads/a.webp`);
    expect(url.proof('a.webp')).toBe(`${base}/uploads/proof_of_payment/a.webp`);
  });

  it('encodes the file name', () => {
    expect(createUploadUrl().photo('../a b?.png')).toBe('/uploads/..%2Fa%20b%3F.png');
  });
});
