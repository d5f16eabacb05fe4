import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import styles from './qr-code.module.css';
import type { QrDrawing } from './qr-engine.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** Text of the code: a URL. */
  text: string;
  /** Accessible name: 'QR code of the link of Ada Obi'. */
  label: string;
  /** Shown instead of the code if it could not be drawn: 'The code could not be drawn'. */
  unavailable: string;
}

/** Modules of empty ground around the code, which scanners need. */
const quietZone = 4;

/** A QR code, dark on light in every scheme. Its script loads when it is shown. */
export function QrCode({ text, label, unavailable, className, ...rest }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly drawing?: QrDrawing }>();
  useEffect(() => {
    let isStale = false;
    const show = (drawing?: QrDrawing) => {
      if (!isStale) setDrawn(drawing ? { text, drawing } : { text });
    };
    import('./qr-engine.ts').then(({ drawQrCode }) => drawQrCode(text)).then(show, () => show());
    return () => {
      isStale = true;
    };
  }, [text]);

  const drawing = drawn?.text === text ? drawn.drawing : undefined;
  const isFailed = drawn?.text === text && !drawing;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {isFailed && <p className={styles.message}>{unavailable}</p>}
      {!isFailed && !drawing && <Skeleton shape="block" height="100%" />}
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          className={styles.code}
          viewBox={[-quietZone, -quietZone, drawing.size + 2 * quietZone, drawing.size + 2 * quietZone].join(
            ' ',
          )}
        >
          <path className={styles.modules} shapeRendering="crispEdges" d={drawing.path} />
        </svg>
      )}
    </div>
  );
}
