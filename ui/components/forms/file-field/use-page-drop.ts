import { useEffect, useEffectEvent, useState } from 'react';

interface PageDrop {
  /** Whether a file would be accepted now. */
  accepts: () => boolean;
  /** Called with an accepted file. */
  onDrop: (file: File | undefined) => void;
  enabled: boolean;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files dropped anywhere on the page, and returns whether an acceptable one is being dragged over it. Other files are ignored: by
 * default the browser would leave the page to open them.
 */
export function usePageDrop({ accepts, onDrop, enabled }: PageDrop): boolean {
  const [isOver, setIsOver] = useState(false);
  const enter = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Without this, the browser does not send `drop`.
    event.preventDefault();
    setIsOver(accepts());
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Fires for every element that the pointer leaves; without a related target, it has left the window.
    if (!event.relatedTarget) setIsOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (accepts()) onDrop(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    if (!enabled) return;
    const page = new AbortController();
    const { signal } = page;
    for (const name of ['dragenter', 'dragover'] as const)
      window.addEventListener(name, (event) => enter(event), { signal });
    window.addEventListener('dragleave', (event) => leave(event), { signal });
    window.addEventListener('drop', (event) => drop(event), { signal });
    return () => page.abort();
  }, [enabled]);
  return isOver;
}
