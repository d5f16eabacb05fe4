import { type HttpHandler, HttpResponse, http } from 'msw';
import { receiptImage } from '../fixtures/receipt.ts';

/**
 * Uploaded pictures. Every address answers one drawn receipt and asks nobody who they are: the cookie that guards these
 * addresses is invisible to scripts and lives on the real server only.
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
    http.get(`${origin}/uploads/:file`, picture),
  ];
}
