import { useEffect, useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Dialog } from '../../feedback/dialog/dialog.tsx';
import type { ImageViewerProps } from './image-viewer.tsx';

type Module = typeof import('./image-viewer.tsx');

let loaded: Module | undefined;

/**
 * An `ImageViewer` whose script loads when the page shows the picture. If loading fails, opening it shows the text for a missing picture in a
 * dialog and tries again.
 */
export function LazyImageViewer(props: ImageViewerProps) {
  const { open, title, labels, failedText, onClose } = props;
  const [viewer, setViewer] = useState<Module | 'unavailable' | undefined>(loaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening tries again.
  useEffect(() => {
    if (loaded) return setViewer(loaded);
    let isOver = false;
    import('./image-viewer.tsx').then(
      (module) => {
        loaded = module;
        if (!isOver) setViewer(module);
      },
      () => !isOver && setViewer('unavailable'),
    );
    return () => {
      isOver = true;
    };
  }, [open]);

  if (viewer === undefined) return null;
  if (viewer !== 'unavailable') return <viewer.ImageViewer {...props} />;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      {failedText}
    </Dialog>
  );
}
