import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useRef } from 'react';
import { prefersReducedMotion } from '../../../motion/reduced-motion.ts';
import { durationCountUp as duration } from '../../../tokens/build/numbers.ts';
import styles from './count-up.module.css';

export interface CountUpProps extends Omit<ComponentPropsWithRef<'span'>, 'style' | 'children'> {
  /** The figure as it is written in the end: '40+', '1,000+', '₦500,000'. What stands around the digits stands still, and so does a year: '1979'. */
  value: string;
}

/** A year is a date and no amount: any number on the way to it would be another date. */
const isYear = (value: string) => /^(1[5-9]|20)\d\d$/.test(value);

/** The figure a share of the way up, written as the whole one is. */
function partOf(value: string, share: number): string {
  return value.replace(/\d[\d,]*/, (digits) => {
    const reached = Math.round(Number(digits.replaceAll(',', '')) * share);
    return digits.includes(',') ? String(reached).replace(/\B(?=(\d{3})+$)/g, ',') : String(reached);
  });
}

/**
 * Counts up to a figure over 2.5 s when it is first seen. The page holds the final figure from the start: it keeps its place, it is what is
 * read aloud, and it is all there is before scripts and under reduced motion. What counts is drawn over it.
 */
export function CountUp({ value, className, ref, ...rest }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLSpanElement);

  useEffect(() => {
    const element = root.current;
    if (!element || isYear(value) || prefersReducedMotion()) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    // Past React: at sixty figures a second each would be a rendering.
    const show = (counted: string | undefined) => {
      if (counted === undefined) delete element.dataset.counted;
      else element.dataset.counted = counted;
    };
    const count = async () => {
      const { countShare } = await import('../../../motion/count-engine.ts');
      if (isGone) return;
      stop = countShare(
        duration,
        (share) => show(partOf(value, share)),
        () => show(undefined),
      );
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      // Where it can't be had, the figure stands as it is.
      count().catch(() => {});
    });
    seen.observe(element);
    return () => {
      isGone = true;
      seen.disconnect();
      stop?.();
      show(undefined);
    };
  }, [value]);

  return (
    <span {...rest} ref={root} className={clsx(styles.root, className)}>
      <span className={styles.figure}>{value}</span>
    </span>
  );
}
