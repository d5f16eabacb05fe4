import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useObjectUrl } from './use-object-url.ts';

/**
 * Returns the picked file of a file input and an object URL to preview it. The URL is revoked when it is no
 * longer needed.
 */
export function usePickedFile(input: RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<File | null>(null);
  const previewUrl = useObjectUrl(file?.type.startsWith('image/') ? file : null);

  /** Reads the file from the input again, which is the source of truth. */
  const read = useCallback(() => setFile(input.current?.files?.[0] ?? null), [input]);

  useEffect(() => {
    const form = input.current?.form;
    // Resetting a form clears its file inputs without a `change` event, and only after the `reset` event.
    const onReset = () => queueMicrotask(read);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [input, read]);

  return { file, previewUrl, read };
}
