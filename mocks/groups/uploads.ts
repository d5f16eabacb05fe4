import { type HttpHandler, HttpResponse, http } from 'msw';
import { receiptImage } from '../fixtures/receipt.ts';

/** For all profile photos. */
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path fill="#0f3b8a" d="M0 0h96v96H0z"/><circle cx="48" cy="40" r="18" fill="#efdcb4"/><path fill="#efdcb4" d="M14 96a34 30 0 0 1 68 0z"/></svg>';

/**
 * A portrait if the file name contains "photo", otherwise a receipt. They don't check access: the cookie that protects these addresses exists
 * only on the real server.
 */
export function createUploadHandlers(origin: string): HttpHandler[] {
  const picture = () => {
    const bytes = Uint8Array.from(atob(receiptImage), (letter) => letter.charCodeAt(0));
    return HttpResponse.arrayBuffer(bytes.buffer, {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
    });
  };
  return [
    http.get(`${origin}/uploads/proof_of_payment/:file`, picture),
    http.get(`${origin}/uploads/:file`, ({ params }) =>
      String(params.file).includes('photo')
        ? HttpResponse.arrayBuffer(new TextEncoder().encode(portrait).buffer, {
            headers: { 'Content-Type': 'image/svg+xml' },
          })
        : picture(),
    ),
  ];
}
