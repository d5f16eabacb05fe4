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

/** Names of the buttons. */
export interface ImageViewerLabels {
  /** Larger: 'Zoom in'. */
  zoomIn: string;
  /** Smaller: 'Zoom out'. */
  zoomOut: string;
  /** A quarter turn: 'Rotate'. */
  rotate: string;
  /** Away: 'Close'. */
  close: string;
}

export interface ImageViewerProps extends DialogElementProps {
  /** Whether it stands over the page. While `false` nothing of it exists. */
  open: boolean;
  /** Its button or Escape asks to close. */
  onClose: () => void;
  /** What is shown, as its heading and its name: 'Receipt R-0931'. */
  title: string;
  /** Address of the picture. */
  src: string;
  /** What the picture shows. */
  alt: string;
  /** Names of the buttons. */
  labels: ImageViewerLabels;
  /** Stands in place of a picture that does not come. Without it `alt` is all there is. */
  failedText?: ReactNode;
  /** A line at the foot, such as how the keys work. */
  hint?: ReactNode;
  /** Where focus goes on closing; by default to what had it before. */
  returnFocus?: () => HTMLElement | null | undefined;
}

/**
 * One picture over the page, to be looked at closely: a receipt, a certificate. Plus, minus and two fingers zoom, R turns, arrows and a drag
 * move, Escape closes, and focus goes back.
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
  const heading = useId();
  const foot = useId();
  const [failed, setFailed] = useState(false);
  const { view, change, pinching, onKeyDown, pointer } = useView();
  const share = `${Math.round(view.zoom * 100)} %`;
  const { Dialog: Root, isLeaving } = use(MotionContext);
  useModal(dialog, returnFocus, !isLeaving);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  return (
    <Root
      {...rest}
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={clsx(rest['aria-describedby'], hint && foot) || undefined}
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
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <div className={styles.buttons}>
            <IconButton
              label={labels.zoomOut}
              icon={<ZoomOut aria-hidden />}
              onBrand
              onClick={() => change(zoomBy(-1))}
            />
            <span className={styles.share} aria-hidden="true">
              {share}
            </span>
            <IconButton
              label={labels.zoomIn}
              icon={<ZoomIn aria-hidden />}
              onBrand
              onClick={() => change(zoomBy(1))}
            />
            <IconButton
              label={labels.rotate}
              icon={<RotateCw aria-hidden />}
              onBrand
              onClick={() => change(turn)}
            />
            <IconButton
              label={labels.close}
              icon={<X aria-hidden />}
              onBrand
              data-autofocus
              onClick={onClose}
            />
          </div>
        </div>
        {/* Signs alone, which need no language. Between two fingers it would never fall silent. */}
        <VisuallyHidden role="status">{!pinching && `${share}, ${(view.turn % 4) * 90}°`}</VisuallyHidden>
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
          <p id={foot} className={styles.hint}>
            {hint}
          </p>
        )}
      </MotionContext>
    </Root>
  );
}
