/** Builds the URLs of uploaded images. */
export interface UploadUrl {
  /** Returns the URL of a proof of payment. */
  readonly proof: (file: string) => string;
  /** Returns the URL of a profile photo. */
  readonly photo: (file: string) => string;
}

/**
 * Creates the URL builder for the API at `apiUrl`. This site's own server serves images at `/uploads`, next to its API. Other providers serve
 * them under their API's URL (S-7.16).
 */
export function createUploadUrl(apiUrl = '/api'): UploadUrl {
  const base = apiUrl === '/api' ? '' : apiUrl.replace(/\/+$/, '');
  const under = (folder: string) => (file: string) => `${base}${folder}/${encodeURIComponent(file)}`;
  return { proof: under('/uploads/proof_of_payment'), photo: under('/uploads') };
}
