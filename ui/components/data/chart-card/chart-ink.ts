import { type RefObject, useEffect, useState } from 'react';
import { chartColourCount } from './chart-swatch.tsx';

/** What a drawing takes from the tokens, resolved: a canvas knows no custom properties. */
export interface ChartInk {
  /** The colours of the series, first to last. */
  readonly series: readonly string[];
  readonly text: string;
  readonly muted: string;
  readonly rule: string;
  readonly sheet: string;
  readonly family: string;
  /** Size of words in px. */
  readonly size: number;
  /** How long the drawing takes to arrive, in ms; 0 under reduced motion. */
  readonly duration: number;
}

const reduced = '(prefers-reduced-motion: reduce)';
const watched = [
  reduced,
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];
const systemColours = ['CanvasText', 'Highlight', 'LinkText', 'GrayText', 'ButtonText'];

function readInk(place: HTMLElement): ChartInk {
  const probe = place.appendChild(document.createElement('span'));
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

/** The ink for a drawing in this place; another one whenever scheme, forced colours or the wish for motion change. */
export function useChartInk(place: RefObject<HTMLElement | null>): ChartInk | undefined {
  const [ink, setInk] = useState<ChartInk>();
  useEffect(() => {
    let gone = false;
    const read = () => {
      if (!gone && place.current) setInk(readInk(place.current));
    };
    const queries = watched.map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', read);
    const schemes = new MutationObserver(read);
    schemes.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    // Words on a canvas don't change face by themselves once the font has come.
    void document.fonts.ready.then(read);
    return () => {
      gone = true;
      schemes.disconnect();
      for (const query of queries) query.removeEventListener('change', read);
    };
  }, [place]);
  return ink;
}
