import { type ApplicationDraftData, draftLimits } from '../entities/application-form.ts';

/** A text that does not fit in a draft, and by how many characters. */
export interface LeftOut {
  /** The field's path: 'referees.0.address'. */
  readonly path: string;
  readonly excess: number;
}

/** By the path of the field. */
export function draftTexts(form: object, prefix = ''): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(form)) {
    const path = `${prefix}${key}`;
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, text] of draftTexts(value, `${path}.`)) texts.set(inner, text);
  }
  return texts;
}

function removeText(form: object, path: string): void {
  const keys = path.split('.');
  const field = keys.pop() ?? '';
  const parent = keys.reduce((value, key) => value[key] as MutableRecord, form as MutableRecord);
  delete parent[field];
}

type MutableRecord = { [key: string]: unknown };

const bytesOf = (data: ApplicationDraftData): number => new TextEncoder().encode(JSON.stringify(data)).length;

/** Returns the part of a form that fits in a draft (`draftLimits`), and the texts that were left out: the longest ones. Texts are never cut. */
export function fittingDraft(form: ApplicationDraftData): {
  data: ApplicationDraftData;
  leftOut: readonly LeftOut[];
} {
  const data = structuredClone(form);
  const longestFirst = [...draftTexts(data)].sort(([, a], [, b]) => b.length - a.length);
  const leftOut: LeftOut[] = [];
  for (const [path, text] of longestFirst) {
    const excess = Math.max(text.length - draftLimits.text, bytesOf(data) - draftLimits.bytes);
    if (excess <= 0) break;
    removeText(data, path);
    leftOut.push({ path, excess: Math.min(excess, text.length) });
  }
  return { data, leftOut };
}
