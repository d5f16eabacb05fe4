import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import type { ImageViewerProps } from '../../components/content/image-viewer/image-viewer.tsx';
import { LazyImageViewer } from '../../components/content/image-viewer/image-viewer-lazy.tsx';
import { Eye, RotateCw, ZoomIn, ZoomOut } from '../../icons/icons.ts';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { Text } from '../../layout/text/text.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import styles from './proof-picture.module.css';

const zoomStep = 0.5;
const maxZoom = 5;

export interface ProofPictureProps
  extends Pick<ImageViewerProps, 'src' | 'alt' | 'title' | 'labels' | 'failedText'> {
  /** Accessible name of the button that shows the picture in the whole window: 'View proof of payment'. */
  enlarge: string;
  /** Link beside the buttons, or below the text for a picture that could not be loaded. Default: none. */
  children?: ReactNode;
}

/**
 * A proof of payment as wide as its column, beside the data (APP-50). It can be zoomed and turned in place; what is higher or zoomed scrolls, and can be
 * dragged with the mouse. Without keys, because single keys decide on these pages.
 */
export function ProofPicture({ enlarge, children, ...picture }: ProofPictureProps) {
  const { src, alt, labels, failedText } = picture;
  const [isEnlarged, setIsEnlarged] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [ratio, setRatio] = useState(4 / 3);
  const [failed, setFailed] = useState<string>();
  if (failed === src)
    return (
      <>
        <Text tone="muted">{failedText}</Text>
        {children}
      </>
    );

  /** Zooms around the centre of what is in sight. */
  const zoomBy = (step: number) => {
    const element = stage.current;
    if (!element) return;
    const x = element.scrollLeft + element.clientWidth / 2;
    const y = element.scrollTop + element.clientHeight / 2;
    const next = Math.min(maxZoom, Math.max(1, zoom + step));
    flushSync(() => setZoom(next));
    element.scrollLeft = (x * next) / zoom - element.clientWidth / 2;
    element.scrollTop = (y * next) / zoom - element.clientHeight / 2;
  };
  return (
    <div className={styles.root}>
      <div
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className={styles.stage}
        // A tap: scrolling ends with pointercancel, and a mouse drags.
        onPointerUp={({ pointerType }) => pointerType === 'touch' && zoom === 1 && setIsEnlarged(true)}
        onPointerMove={({ currentTarget, pointerType, buttons, movementX, movementY }) => {
          if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
        }}
      >
        <div
          className={styles.sheet}
          style={{ inlineSize: `${zoom * 100}%`, aspectRatio: turn % 2 === 1 ? 1 / ratio : ratio }}
        >
          <img
            src={src}
            alt={alt}
            draggable={false}
            data-turned={turn % 2 === 1 || undefined}
            className={styles.picture}
            style={{ rotate: `${turn * 90}deg` }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / naturalHeight)
            }
            onError={() => setFailed(src)}
          />
        </div>
      </div>
      <VisuallyHidden role="status">{`${zoom * 100} %, ${(turn % 4) * 90}°`}</VisuallyHidden>
      <Cluster space="0" data-print="none" className={styles.bar}>
        {children}
        <IconButton label={labels.zoomOut} icon={<ZoomOut aria-hidden />} onClick={() => zoomBy(-zoomStep)} />
        <IconButton label={labels.zoomIn} icon={<ZoomIn aria-hidden />} onClick={() => zoomBy(zoomStep)} />
        <IconButton label={labels.rotate} icon={<RotateCw aria-hidden />} onClick={() => setTurn(turn + 1)} />
        <IconButton label={enlarge} icon={<Eye aria-hidden />} onClick={() => setIsEnlarged(true)} />
      </Cluster>
      <LazyImageViewer {...picture} open={isEnlarged} onClose={() => setIsEnlarged(false)} />
    </div>
  );
}
