import { useEffect, useState } from 'react';

/** Returns an object URL of a file, to preview it. It is revoked when it is no longer needed. Null without a file and on the server. */
export function useObjectUrl(file: Blob | null | undefined): string | null {
  const [objectUrl, setObjectUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setObjectUrl(null);
      return;
    }
    const url = URL.createObjectURL(file);
    setObjectUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return objectUrl;
}
