import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useRef } from 'react';
import { prefersReducedMotion } from '../../../motion/reduced-motion.ts';
import { durationCountUp as duration } from '../../../tokens/build/numbers.ts';
import styles from './count-up.module.css';

export interface CountUpProps extends Omit<ComponentPropsWithRef<'span'>, 'style' | 'children'> {
  /** Final value as text: '40+', '1,000+', '₦500,000'. Only the digits are animated. A year ('1979') starts at one close to it. */
  value: string;
}

/** Start of the animation: 0, or for a year forty years before, so that it always reads as a year. */
const startOf = (value: string) => (/^(1[5-9]|20)\d\d$/.test(value) ? Number(value) - 40 : 0);

/** Returns the value at this share of the animation, in the format of the final value. */
function valueAt(value: string, share: number): string {
  return value.replace(/\d[\d,]*/, (digits) => {
    const start = startOf(value);
    const reached = start + Math.round((Number(digits.replaceAll(',', '')) - start) * share);
    return digits.includes(',') ? String(reached).replace(/\B(?=(\d{3})+$)/g, ',') : String(reached);
  });
}

/**
 * Counts up to a value over 2.5 s when it first becomes visible. The final value is in the document from the
 * start: it reserves the space, and it is what screen readers read and what is shown without scripts and
 * under reduced motion. The animation is drawn over it.
 */
export function CountUp({ value, className, ref, ...rest }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLSpanElement);

  useEffect(() => {
    const element = root.current;
    if (!element || prefersReducedMotion()) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    // Bypass React: a render per animation frame would be too slow.
    const setCounted = (counted: string | undefined) => {
      if (counted === undefined) delete element.dataset.counted;
      else element.dataset.counted = counted;
    };
    const count = async () => {
      const { countShare } = await import('../../../motion/count-engine.ts');
      if (isUnmounted) return;
      stop = countShare(
        duration,
        (share) => setCounted(valueAt(value, share)),
        () => setCounted(undefined),
      );
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // If the import fails, the value stays without an animation.
      count().catch(() => {});
    });
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      stop?.();
      setCounted(undefined);
    };
  }, [value]);

  return (
    <span {...rest} ref={root} className={clsx(styles.root, className)}>
      <span className={styles.figure}>{value}</span>
    </span>
  );
}
