import { clsx } from 'clsx';
import { type ReactNode, use, useId, useImperativeHandle, useRef, useState } from 'react';
import { RotateCw, X, ZoomIn, ZoomOut } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { MotionContext, plainElements } from '../../../motion/motion-context.ts';
import { Presence } from '../../../motion/presence.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import type { DialogElementProps } from '../../feedback/dialog/dialog-frame.tsx';
import { useModal } from '../../feedback/dialog/use-modal.ts';
import styles from './image-viewer.module.css';
import { turn, useView, zoomBy } from './use-view.ts';

/** Accessible names of the buttons. */
export interface ImageViewerLabels {
  /** Button to zoom in: 'Zoom in'. */
  zoomIn: string;
  /** Button to zoom out: 'Zoom out'. */
  zoomOut: string;
  /** Button to rotate by a quarter turn: 'Rotate'. */
  rotate: string;
  /** Button to close: 'Close'. */
  close: string;
}

export interface ImageViewerProps extends DialogElementProps {
  /** Whether the viewer is open. While `false`, nothing is rendered. */
  open: boolean;
  /** Called when the close button or Escape requests closing. */
  onClose: () => void;
  /** Heading and accessible name: 'Receipt R-0931'. */
  title: string;
  /** URL of the picture. */
  src: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Accessible names of the buttons. */
  labels: ImageViewerLabels;
  /** Shown if the picture fails to load. If omitted, the browser shows `alt`. */
  failedText?: ReactNode;
  /** Line at the bottom, such as a description of the keyboard shortcuts. */
  hint?: ReactNode;
  /** Returns the element to focus on close. Default: the element that had the focus before. */
  returnFocus?: () => HTMLElement | null | undefined;
}

/**
 * Shows a picture full screen for close inspection, such as a receipt or a certificate. Plus, minus and
 * pinching zoom, R rotates, the arrow keys and dragging move the picture, Escape closes the viewer and
 * restores the focus.
 */
export function ImageViewer({ open, ...viewer }: ImageViewerProps) {
  return <Presence>{open && <OpenViewer key="open" {...viewer} />}</Presence>;
}

function OpenViewer({
  onClose,
  title,
  src,
  alt,
  labels,
  failedText,
  hint,
  returnFocus,
  className,
  ref,
  ...rest
}: Omit<ImageViewerProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const hintId = useId();
  const [failed, setFailed] = useState(false);
  const { view, change, pinching, onKeyDown, pointer } = useView();
  const zoomText = `${Math.round(view.zoom * 100)} %`;
  const { Dialog: Root, isLeaving } = use(MotionContext);
  useModal(dialog, returnFocus, !isLeaving);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  return (
    <Root
      {...rest}
      ref={dialog}
      aria-labelledby={headingId}
      aria-describedby={clsx(rest['aria-describedby'], hint && hintId) || undefined}
      data-ground="institute-deep"
      className={clsx(styles.root, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return onKeyDown(event);
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <MotionContext value={plainElements}>
        <div className={styles.bar}>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.buttons}>
            <IconButton
              label={labels.zoomOut}
              icon={<ZoomOut aria-hidden />}
              ground="institute"
              onClick={() => change(zoomBy(-1))}
            />
            <span className={styles.share} aria-hidden="true">
              {zoomText}
            </span>
            <IconButton
              label={labels.zoomIn}
              icon={<ZoomIn aria-hidden />}
              ground="institute"
              onClick={() => change(zoomBy(1))}
            />
            <IconButton
              label={labels.rotate}
              icon={<RotateCw aria-hidden />}
              ground="institute"
              onClick={() => change(turn)}
            />
            <IconButton
              label={labels.close}
              icon={<X aria-hidden />}
              ground="institute"
              data-autofocus
              onClick={onClose}
            />
          </div>
        </div>
        {/* Only numbers and symbols, so no translation is needed. Empty during a pinch, or it would be announced all the time. */}
        <VisuallyHidden role="status">{!pinching && `${zoomText}, ${(view.turn % 4) * 90}°`}</VisuallyHidden>
        <div className={styles.stage} data-pinching={pinching || undefined} {...pointer}>
          {failed && failedText ? (
            <p role="alert" className={styles.failed}>
              {failedText}
            </p>
          ) : (
            <img
              src={src}
              alt={alt}
              draggable={false}
              className={styles.picture}
              data-zoomed={view.zoom > 1 || undefined}
              style={{
                transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn * 90}deg) scale(${view.zoom})`,
              }}
              onError={() => setFailed(true)}
            />
          )}
        </div>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </MotionContext>
    </Root>
  );
}
