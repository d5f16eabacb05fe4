import {
  type ApplicationField,
  applicationFields,
  type FieldIn,
  type FieldName,
  type NameIn,
  type ResponseKind,
} from './fields.ts';
import { keysOf, mapKeys } from './typed-object.ts';

const fields: Readonly<Record<FieldName, ApplicationField>> = applicationFields;

/**
 * Returns the names of the text fields in a response of this kind, in form order.
 * @__NO_SIDE_EFFECTS__
 */
export const fieldsIn = <Kind extends ResponseKind>(kind: Kind): FieldIn<Kind>[] =>
  keysOf(applicationFields).filter((name): name is FieldIn<Kind> => kind in applicationFields[name]);

/**
 * Returns a function that builds the text fields of a response. Each field is written under every name that the response uses for it.
 * @__NO_SIDE_EFFECTS__
 */
function responseTexts<Kind extends ResponseKind>(kind: Kind) {
  const names = fieldsIn(kind).flatMap((field) =>
    (fields[field][kind] ?? []).map((name) => ({ name, field })),
  );
  return <Value>(valueFor: (field: FieldIn<Kind>) => Value): Record<NameIn<Kind>, Value> => {
    const texts: Record<string, Value> = {};
    for (const { name, field } of names) texts[name] = valueFor(field);
    return texts as Record<NameIn<Kind>, Value>;
  };
}

/** Text fields of each application in the list response for members. */
export const listTexts = responseTexts('list');
/** Additional text fields in the response with a single application for its member. */
export const detailsTexts = responseTexts('details');
/** Text fields of each application in responses for admins. */
export const adminTexts = responseTexts('admin');

/** Returns the text fields of a response under their names in the form. */
export const textsIn = <Kind extends ResponseKind>(
  response: Readonly<Record<NameIn<Kind>, string>>,
  kind: Kind,
): Record<FieldIn<Kind>, string> =>
  mapKeys(fieldsIn(kind), (field) => response[(fields[field][kind]?.[0] ?? field) as NameIn<Kind>]);

/** Both names of each field that has two in responses. */
const spellings = Object.values(fields).flatMap(({ admin = [] }) => (admin.length > 1 ? [admin] : []));

/** Gives a field with two names both of them if it has one. */
export function withBothSpellings(response: object): object {
  const both: Record<string, unknown> = { ...response };
  for (const [name = '', other = ''] of spellings) {
    both[name] ??= both[other];
    both[other] ??= both[name];
  }
  return both;
}
