import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import '../../../styles/index.css';
import { LazyImageViewer } from './image-viewer-lazy.tsx';

vi.mock('./image-viewer.tsx', () => {
  throw new Error('The script could not be loaded.');
});

test('says that the picture is missing if the script of the viewer can’t be loaded', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const onClose = vi.fn();
  root.render(
    <LazyImageViewer
      open
      title="Proof"
      src="proof.jpg"
      alt="Proof"
      failedText="This picture could not be loaded."
      labels={{ zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', close: 'Close' }}
      onClose={onClose}
    />,
  );
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('could not be loaded');
  document.querySelector<HTMLButtonElement>('dialog button')?.click();
  expect(onClose).toHaveBeenCalledOnce();
  root.unmount();
  container.remove();
});
