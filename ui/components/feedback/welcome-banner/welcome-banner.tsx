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
import styles from './welcome-banner.module.css';

export interface WelcomeBannerProps extends Omit<ComponentPropsWithRef<'aside'>, 'style'> {
  /** Accessible name of the banner: 'Welcome'. */
  label: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Whether the text rests: pass the state of the page's pause button. Default `false`. */
  paused?: boolean;
  /** Called after the user has closed the banner. */
  onDismiss?: () => void;
  /** One or two sentences. */
  children: ReactNode;
}

/**
 * A line of text that scrolls along the bottom of the viewport once, until the user closes it. Large text has it at the top of the page instead. It pauses while hovered or focused; after its
 * pass, when `paused` and under reduced motion it is wrapped and fully visible. `--banner-height` on the root element reserves its space on the page.
 */
export function WelcomeBanner({
  label,
  closeLabel,
  paused = false,
  onDismiss,
  className,
  children,
  ref,
  ...rest
}: WelcomeBannerProps) {
  const root = useRef<HTMLElement>(null);
  const [hasPassed, setHasPassed] = useState(false);
  const [isClosed, setClosed] = useState(false);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);

  // A single line has the height from the style sheet; wrapped text must be measured.
  useEffect(() => {
    const element = root.current;
    if (isClosed || !element) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      const known = Number.parseFloat(getComputedStyle(page).getPropertyValue('--banner-height'));
      // At text of more than one and a half times its size, there is no room to lie over the page.
      const isLarge = Number.parseFloat(getComputedStyle(page).fontSize) > 24;
      element.toggleAttribute('data-static', isLarge);
      const height = isLarge ? 0 : element.offsetHeight;
      // Setting an inherited property restyles the whole page, even if the value is the same.
      if (known !== height) page.style.setProperty('--banner-height', `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty('--banner-height');
    };
  }, [isClosed]);

  if (isClosed) return null;
  return (
    <aside
      {...rest}
      ref={root}
      aria-label={label}
      data-ground="institute-deep"
      data-paused={paused || hasPassed || undefined}
      className={clsx(styles.root, className)}
    >
      <div className={styles.window}>
        <p className={styles.line} onAnimationEnd={() => setHasPassed(true)}>
          {children}
        </p>
      </div>
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden />}
        ground="institute"
        onClick={() => {
          setClosed(true);
          onDismiss?.();
        }}
      />
    </aside>
  );
}
