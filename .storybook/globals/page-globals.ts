import './forced-colours.css';
import { emulate } from './media-features.ts';

/** Toolbar item that changes the page. */
interface PageGlobal {
  readonly name: string;
  /** Whether a story must remount to show a change. */
  readonly remounts?: boolean;
  readonly description: string;
  readonly icon: string;
  /** Titles by value. The first is the initial one. */
  readonly items: Readonly<Record<string, string>>;
  /** Applies a value. Can be called again with the same value. */
  readonly apply: (value: string) => void;
}

let isSlow = false;

export const isNetworkSlow = () => isSlow;

/** In toolbar order. The scheme is defined in its own file. */
export const pageGlobals: readonly PageGlobal[] = [
  {
    name: 'textSize',
    description: 'Text size, like a setting of the browser, but without effect on media queries',
    icon: 'zoom',
    items: { 100: 'Text 100%', 200: 'Text 200%' },
    apply(value) {
      const { style } = document.documentElement;
      if (value === '200') style.fontSize = '200%';
      else style.removeProperty('font-size');
    },
  },
  {
    name: 'motion',
    remounts: true,
    description: 'Motion',
    icon: 'play',
    items: { system: 'Motion of the system', reduced: 'Reduced motion' },
    apply: (value) => emulate('reducedMotion', value === 'reduced'),
  },
  {
    name: 'forcedColours',
    // A page can't make the browser replace colours: this only activates our rules, with a style sheet of system colours.
    description:
      'Forced colours, approximated by a style sheet. Check the real mode in the developer tools (Rendering).',
    icon: 'eye',
    items: { off: 'Own colours', active: 'Forced colours (approximation)' },
    apply(value) {
      document.documentElement.toggleAttribute('data-forced-colours', value === 'active');
      emulate('forcedColors', value === 'active');
    },
  },
  {
    name: 'network',
    remounts: true,
    description: 'Network',
    icon: 'lightning',
    items: { fast: 'Fast network', slow: 'Slow network: 3 s per call' },
    apply(value) {
      isSlow = value === 'slow';
    },
  },
  {
    name: 'direction',
    description: 'Direction',
    icon: 'transfer',
    items: { ltr: 'Left to right', rtl: 'Right to left' },
    apply(value) {
      if (value === 'rtl') document.documentElement.dir = 'rtl';
      else document.documentElement.removeAttribute('dir');
    },
  },
];
