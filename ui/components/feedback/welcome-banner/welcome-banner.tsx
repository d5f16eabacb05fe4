import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { X } from '../../../icons/icons.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { IconButtonPause } from '../../actions/icon-button/icon-button-pause.tsx';
import styles from './welcome-banner.module.css';

export interface WelcomeBannerProps extends Omit<ComponentPropsWithRef<'aside'>, 'style'> {
  /** Name of the banner, for those who listen: 'Welcome'. */
  label: string;
  /** Name of the button that takes it away. */
  closeLabel: string;
  /** Name of the button that holds the text. */
  pauseLabel: string;
  /** Name of the same button while the text is held. */
  playLabel: string;
  /** Called when it has been taken away. */
  onDismiss?: () => void;
  /** One or two sentences. */
  children: ReactNode;
}

/**
 * A line of welcome that scrolls along the foot of the screen until it is taken away. The text is there once; it stands still, whole, when
 * held and where the system asks for reduced motion, and waits while the pointer or the keyboard is on it. While it is there the page knows its
 * height as `--banner-height`, and keeps that much free where something would lie under it.
 */
export function WelcomeBanner({
  label,
  closeLabel,
  pauseLabel,
  playLabel,
  onDismiss,
  className,
  children,
  ref,
  ...rest
}: WelcomeBannerProps) {
  const root = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const [gone, setGone] = useState(false);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);

  // One line has the height that the styles say; text that wraps has to be measured.
  useEffect(() => {
    const element = root.current;
    if (gone || !element) return;
    const page = document.documentElement.style;
    const measured = new ResizeObserver(() =>
      page.setProperty('--banner-height', `${element.offsetHeight}px`),
    );
    measured.observe(element);
    return () => {
      measured.disconnect();
      page.removeProperty('--banner-height');
    };
  }, [gone]);

  if (gone) return null;
  return (
    <aside
      {...rest}
      ref={root}
      aria-label={label}
      data-ground="institute-deep"
      data-paused={paused || undefined}
      className={clsx(styles.root, className)}
    >
      <div className={styles.window}>
        <p className={styles.line}>{children}</p>
      </div>
      <IconButtonPause {...{ paused, pauseLabel, playLabel }} onChange={setPaused} />
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden />}
        onBrand
        onClick={() => {
          setGone(true);
          onDismiss?.();
        }}
      />
    </aside>
  );
}
