import {
  type AnswerKind,
  type ApplicationField,
  applicationFields,
  type FieldIn,
  type FieldName,
  type NameIn,
} from './fields.ts';
import { keysOf } from './typed-object.ts';

const fields: Readonly<Record<FieldName, ApplicationField>> = applicationFields;

/**
 * Returns the names of the text fields in a response of this kind, in form order.
 * @__NO_SIDE_EFFECTS__
 */
export const fieldsIn = <Kind extends AnswerKind>(kind: Kind): FieldIn<Kind>[] =>
  keysOf(applicationFields).filter((name): name is FieldIn<Kind> => kind in applicationFields[name]);

/**
 * Returns a function that builds the text fields of a response. Each field is written under every name that the response uses for it.
 * @__NO_SIDE_EFFECTS__
 */
function answerTexts<Kind extends AnswerKind>(kind: Kind) {
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
export const listTexts = answerTexts('list');
/** Additional text fields in the response with a single application for its member. */
export const detailsTexts = answerTexts('details');
/** Text fields of each application in responses for admins. */
export const adminTexts = answerTexts('admin');

/** Returns every name that a provider may use for a field, starting with the names of this kind of response. */
export const spellingsOf = (name: FieldName, kind: AnswerKind): string[] => {
  const { [kind]: own = [], list = [], details = [], admin = [], column = name } = fields[name];
  return [...own, ...list, ...details, ...admin, column];
};
