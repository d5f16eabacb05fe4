import { applicationFields, applicationRecords, type ListName } from '../application/fields.ts';
import { applicationSectionTitles } from '../application/sections.ts';
import { keysOf, mapKeys } from '../application/typed-object.ts';
import { type ApplicationDraftData, recordLimit } from '../entities/application-form.ts';
import { fieldLabel } from './application.ts';

/** The version that a field in conflict takes. */
export type DraftVersion = 'mine' | 'theirs';

type DraftRecord<Name extends string = string> = { readonly [Field in Name]?: string | undefined };
type DraftValue = string | DraftRecord | readonly DraftRecord[] | undefined;

/** A field that two versions of a draft changed differently: a text, a record ('referees.0') or a list of records ('institutions'). */
export interface DraftConflict {
  readonly path: string;
  readonly mine: DraftValue;
  readonly theirs: DraftValue;
}

/** The common base of two versions of a draft, and both versions. Each with all its fields. */
export interface DraftVersions {
  readonly base: ApplicationDraftData;
  readonly mine: ApplicationDraftData;
  readonly theirs: ApplicationDraftData;
}

/** Missing texts are empty. */
const same = (one: DraftValue, other: DraftValue): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** What a record is about. Two records with different names are not one that was edited twice. */
const nameOf = ({ name, project }: DraftRecord): string => name ?? project ?? '';

/**
 * Merges two versions of a draft by field. A field that both changed differently is a conflict and takes the `chosen` version of its path, by
 * default mine. Records that both added are kept side by side. Records replaced on both sides, and lists with a removed record, are one conflict
 * as a whole.
 */
export function mergeDrafts(
  { base, mine, theirs }: DraftVersions,
  chosen: ReadonlyMap<string, DraftVersion> = new Map(),
): { readonly data: ApplicationDraftData; readonly conflicts: readonly DraftConflict[] } {
  const conflicts: DraftConflict[] = [];

  const decide = <Value extends DraftValue>(path: string, ours: Value, other: Value): Value => {
    conflicts.push({ path, mine: ours, theirs: other });
    return chosen.get(path) === 'theirs' ? other : ours;
  };

  /** Returns the side that changed, or `both` if both did. */
  const merge = <Value extends DraftValue>(
    from: Value,
    ours: Value,
    other: Value,
    both: () => Value,
  ): Value => {
    if (same(ours, other) || same(other, from)) return ours;
    return same(ours, from) ? other : both();
  };

  const text = (path: string, from?: string, ours?: string, other?: string) =>
    merge(from, ours, other, () => decide(path, ours, other));

  const record = <Name extends string>(
    path: string,
    names: readonly Name[],
    from: DraftRecord<Name>,
    ours: DraftRecord<Name>,
    other: DraftRecord<Name>,
  ): DraftRecord<Name> =>
    merge(from, ours, other, () => {
      const versions = [from, ours, other].map(nameOf);
      if (new Set(versions).size === versions.length) return decide(path, ours, other);
      return mapKeys(names, (name) => text(`${path}.${name}`, from[name], ours[name], other[name]));
    });

  const records = <Name extends string>(
    list: ListName,
    names: readonly Name[],
    from: readonly DraftRecord<Name>[] = [],
    ours: readonly DraftRecord<Name>[] = [],
    other: readonly DraftRecord<Name>[] = [],
  ): DraftRecord<Name>[] => [
    ...merge(from, ours, other, () => {
      const added = ours
        .slice(from.length)
        .filter((one) => !other.slice(from.length).some((known) => same(one, known)));
      const isShorter = Math.min(ours.length, other.length) < from.length;
      if (isShorter || other.length + added.length > recordLimit) return decide(list, ours, other);
      const kept = from.map((one, index) =>
        record(`${list}.${index}`, names, one, ours[index] ?? {}, other[index] ?? {}),
      );
      return [...kept, ...other.slice(from.length), ...added];
    }),
  ];

  const { institutions, assignments, referees } = applicationRecords;
  const texts = mapKeys(keysOf(applicationFields), (name) =>
    text(name, base[name], mine[name], theirs[name]),
  );
  const data = {
    ...texts,
    institutions: records(
      'institutions',
      keysOf(institutions.fields),
      base.institutions,
      mine.institutions,
      theirs.institutions,
    ),
    assignments: records(
      'assignments',
      keysOf(assignments.fields),
      base.assignments,
      mine.assignments,
      theirs.assignments,
    ),
    referees: records('referees', keysOf(referees.fields), base.referees, mine.referees, theirs.referees),
  };
  return { data, conflicts };
}

const isListName = (name: string): name is ListName => Object.hasOwn(applicationRecords, name);

/** Returns the label of a conflict: 'Surname', 'Referee 2: Telephone number', 'Referee 2', 'Education'. */
export function conflictLabel({ path }: DraftConflict): string {
  const [list = '', index, name] = path.split('.');
  if (!isListName(list) || name !== undefined) return fieldLabel(path);
  const { label, section } = applicationRecords[list];
  return index === undefined ? applicationSectionTitles[section] : label(Number(index) + 1);
}
