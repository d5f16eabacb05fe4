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
 * The texts that an answer holds, in the order of the form.
 * @__NO_SIDE_EFFECTS__
 */
export const fieldsIn = <Kind extends AnswerKind>(kind: Kind): FieldIn<Kind>[] =>
  keysOf(applicationFields).filter((name): name is FieldIn<Kind> => kind in applicationFields[name]);

/**
 * Makes the texts of an answer, each under every name that the answer has for it.
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

/** The texts of each application in the answer to a member that lists them. */
export const listTexts = answerTexts('list');
/** The further texts of the answer to a member that holds one application. */
export const detailsTexts = answerTexts('details');
/** The texts of each application in an answer to an admin. */
export const adminTexts = answerTexts('admin');

/** Every name that a provider may give a text, those of the kind of answer first. */
export const spellingsOf = (name: FieldName, kind: AnswerKind): string[] => {
  const { [kind]: own = [], list = [], details = [], admin = [], column = name } = fields[name];
  return [...own, ...list, ...details, ...admin, column];
};
