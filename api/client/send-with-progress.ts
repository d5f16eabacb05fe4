/** This layer is compiled without the browser's types, because the server shares it. */
interface UploadRequest {
  withCredentials: boolean;
  readonly status: number;
  readonly responseText: string;
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  onloadend: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: FormData): void;
  abort(): void;
}

const { XMLHttpRequest: Request } = globalThis as unknown as { XMLHttpRequest?: new () => UploadRequest };

/** Whether the progress of an upload can be watched. */
export const canWatchUploads = Request !== undefined;

export interface WatchedRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: FormData;
  readonly signal: AbortSignal | undefined;
  /** Whether cookies are sent to another origin too. */
  readonly withCredentials: boolean;
  /** Called while the body is sent, with bytes. Both include the few bytes around the file. */
  readonly onProgress: (sent: number, total: number) => void;
}

/**
 * Sends a multipart body and reports its progress, which browsers do not report for `fetch`. Rejects like `fetch`: with a `TypeError` without a
 * response, and with the signal's reason.
 */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal, withCredentials, onProgress }: WatchedRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    if (!Request) throw new TypeError('Uploads can not be watched here.');
    const request = new Request();
    const onAbort = () => request.abort();
    signal?.addEventListener('abort', onAbort, { once: true });
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.withCredentials = withCredentials;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The request failed.'));
    request.onabort = () => reject(signal?.reason ?? new TypeError('The request was aborted.'));
    request.onloadend = () => signal?.removeEventListener('abort', onAbort);
    request.send(body);
  });
}
