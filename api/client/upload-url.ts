/** Where uploaded pictures open. */
export interface UploadUrl {
  /** The proof of a payment. */
  readonly proof: (file: string) => string;
  /** A profile photo. */
  readonly photo: (file: string) => string;
}

/**
 * Addresses of pictures for calls that go to `apiUrl`. This site's own server has them beside its API, at `/uploads`; another provider has them on its
 * API (S-7.16).
 */
export function createUploadUrl(apiUrl = '/api'): UploadUrl {
  const base = apiUrl === '/api' ? '' : apiUrl.replace(/\/+$/, '');
  const under = (folder: string) => (file: string) => `${base}${folder}/${encodeURIComponent(file)}`;
  return { proof: under('/uploads/proof_of_payment'), photo: under('/uploads') };
}
