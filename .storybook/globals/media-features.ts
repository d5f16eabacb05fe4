/**
 * Emulates media features in a page. A page can't change what the browser reports, so this rewrites the conditions of media rules in its
 * style sheets and the results of `matchMedia`.
 */

type Replacements = readonly (readonly [condition: RegExp, replacement: string])[];

/** Valid media conditions that are always true and never true. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

const features = {
  reducedMotion: [
    [/\(\s*prefers-reduced-motion(:\s*reduce)?\s*\)/g, always],
    [/\(\s*prefers-reduced-motion:\s*no-preference\s*\)/g, never],
  ],
  forcedColors: [
    [/\(\s*forced-colors(:\s*active)?\s*\)/g, always],
    [/\(\s*forced-colors:\s*none\s*\)/g, never],
  ],
} as const satisfies Record<string, Replacements>;

export type MediaFeature = keyof typeof features;

const active = new Set<MediaFeature>();

/** Returns a media query in which the conditions of the active features are replaced. */
export function emulated(query: string, wanted: Iterable<MediaFeature> = active): string {
  let result = query;
  for (const feature of wanted)
    for (const [condition, replacement] of features[feature]) result = result.replace(condition, replacement);
  return result;
}

/** Original conditions of the rewritten rules. */
const originals = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const wanted = emulated(original);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewrite(rule.cssRules);
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) {
    // The rules of a style sheet from another origin can't be read.
    const isOwn = !sheet.href || new URL(sheet.href).origin === location.origin;
    if (isOwn) rewrite(sheet.cssRules);
  }
}

let isInstalled = false;

/** Patches `matchMedia` and observes the document for style sheets that are added or loaded later. */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => original(emulated(query));
  const rewriteNew = () => {
    // Without an emulation, all rules are as they were written.
    if (active.size > 0) rewriteAll();
  };
  new MutationObserver(rewriteNew).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  document.addEventListener('load', rewriteNew, { capture: true });
}

/** Switches the emulation of a media feature on or off. */
export function emulate(feature: MediaFeature, isActive: boolean): void {
  if (active.has(feature) === isActive) return;
  if (isActive) active.add(feature);
  else active.delete(feature);
  install();
  rewriteAll();
}
