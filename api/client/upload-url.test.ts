import { describe, expect, it } from 'vitest';
import { createUploadUrl } from './upload-url.ts';

describe('the address of an uploaded picture', () => {
  it.each([
    [undefined, ''],
    ['/api', ''],
    ['https://provider.example', 'https://provider.example'],
    ['https://provider.example/v1/', 'https://provider.example/v1'],
  ])('where calls go to %o stands under %o', (apiUrl, base) => {
    const url = createUploadUrl(apiUrl);
    expect(url.photo('a.webp')).toBe(`${base}/uploads/a.webp`);
    expect(url.proof('a.webp')).toBe(`${base}/uploads/proof_of_payment/a.webp`);
  });

  it('holds any name of a file', () => {
    expect(createUploadUrl().photo('../a b?.png')).toBe('/uploads/..%2Fa%20b%3F.png');
  });
});
