export interface UploadUrl {
  readonly proof: (file: string) => string;
  readonly photo: (file: string) => string;
}

/** This site's own server serves images at `/uploads`, next to its API. Other providers serve them under their API's URL (S-7.16). */
export function createUploadUrl(apiUrl = '/api'): UploadUrl {
  const base = apiUrl === '/api' ? '' : apiUrl.replace(/\/+$/, '');
  const under = (folder: string) => (file: string) => `${base}${folder}/${encodeURIComponent(file)}`;
  return { proof: under('/uploads/proof_of_payment'), photo: under('/uploads') };
}
