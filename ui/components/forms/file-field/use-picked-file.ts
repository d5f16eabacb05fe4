import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The picked file of a file input and an address under which it can be shown. The address is given back when it is no longer needed. */
export function usePickedFile(input: RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<File | null>(null);
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!file?.type.startsWith('image/')) {
      setPreviewUrl(null);
      return;
    }
    const url = URL.createObjectURL(file);
    setPreviewUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  /** Reads the input again: it alone knows which file is picked. */
  const read = useCallback(() => setFile(input.current?.files?.[0] ?? null), [input]);

  useEffect(() => {
    const form = input.current?.form;
    // A form empties its file inputs without a change event, and only after the reset event.
    const onReset = () => queueMicrotask(read);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [input, read]);

  return { file, previewUrl, read };
}
