import { type ApplicationDraftData, draftLimits } from '../entities/application-form.ts';

/** A text that a draft can't hold, and how many characters less would do. */
export interface LeftOut {
  /** The field's path: 'referees.0.address'. */
  readonly path: string;
  readonly excess: number;
}

/** Every text of a form, by the path of its field. */
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
  const holder = keys.reduce((value, key) => value[key] as Holder, form as Holder);
  delete holder[field];
}

type Holder = { [key: string]: unknown };

const bytesOf = (data: ApplicationDraftData): number => new TextEncoder().encode(JSON.stringify(data)).length;

/**
 * The part of a form that can be saved as a draft (`draftLimits`): all of it, or all but the longest texts. What is left out is named, so that
 * the person can be told; nothing is cut.
 */
export function fittingDraft(form: ApplicationDraftData): {
  data: ApplicationDraftData;
  leftOut: readonly LeftOut[];
} {
  const data = structuredClone(form);
  const longestFirst = [...draftTexts(data)].sort(([, one], [, other]) => other.length - one.length);
  const leftOut: LeftOut[] = [];
  for (const [path, text] of longestFirst) {
    const excess = Math.max(text.length - draftLimits.text, bytesOf(data) - draftLimits.bytes);
    if (excess <= 0) break;
    removeText(data, path);
    leftOut.push({ path, excess: Math.min(excess, text.length) });
  }
  return { data, leftOut };
}
