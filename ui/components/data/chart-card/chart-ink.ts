import { type RefObject, useEffect, useState } from 'react';
import { chartColourCount } from './chart-swatch.tsx';

/** Resolved tokens for a drawing, since a canvas can't use custom properties. */
export interface ChartInk {
  /** Colours of the series, in order. */
  readonly series: readonly string[];
  readonly text: string;
  readonly muted: string;
  readonly rule: string;
  readonly sheet: string;
  readonly family: string;
  /** Font size in px. */
  readonly size: number;
  /** Duration of the entrance animation in ms; 0 under reduced motion. */
  readonly duration: number;
}

const reduced = '(prefers-reduced-motion: reduce)';
const watchedQueries = [
  reduced,
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];
const systemColours = ['CanvasText', 'Highlight', 'LinkText', 'GrayText', 'ButtonText'];

function readInk(container: HTMLElement): ChartInk {
  const probe = container.appendChild(document.createElement('span'));
  const style = getComputedStyle(probe);
  const forced = matchMedia('(forced-colors: active)').matches;
  const colour = (token: string, system: string) => {
    probe.style.color = forced ? system : `var(--color-${token})`;
    return style.color;
  };
  probe.style.fontFamily = 'var(--font-family-text)';
  probe.style.fontSize = 'var(--font-size-1)';
  const ink = {
    series: Array.from({ length: chartColourCount }, (_, index) =>
      colour(`chart-${index + 1}`, systemColours[index] ?? 'CanvasText'),
    ),
    text: colour('text-default', 'CanvasText'),
    muted: colour('text-muted', 'CanvasText'),
    rule: colour('border-hairline', 'GrayText'),
    sheet: colour('surface-sheet', 'Canvas'),
    family: style.fontFamily,
    size: Number.parseFloat(style.fontSize),
    duration: matchMedia(reduced).matches
      ? 0
      : Number.parseFloat(style.getPropertyValue('--duration-panel')) || 0,
  };
  probe.remove();
  return ink;
}

/**
 * Returns the resolved tokens at this element, or `undefined` before the first effect. Updates when the
 * colour scheme, the contrast, forced colours or the motion preference change.
 */
export function useChartInk(container: RefObject<HTMLElement | null>): ChartInk | undefined {
  const [ink, setInk] = useState<ChartInk>();
  useEffect(() => {
    let isUnmounted = false;
    const read = () => {
      if (!isUnmounted && container.current) setInk(readInk(container.current));
    };
    const queries = watchedQueries.map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', read);
    const schemes = new MutationObserver(read);
    schemes.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    // Text on a canvas does not change its font when the web font has loaded.
    void document.fonts.ready.then(read);
    return () => {
      isUnmounted = true;
      schemes.disconnect();
      for (const query of queries) query.removeEventListener('change', read);
    };
  }, [container]);
  return ink;
}
