/** Data of users who enter the forty strings of R-29 into every field. */
import {
  type ApplicationForm,
  applicationFields,
  applicationRecords,
  type FieldName,
  keysOf,
  mapKeys,
  type RecordField,
  textLimits,
} from '@imc/api/contract';
import { sampleForm } from '@imc/api/sample-form';
import { injections } from '@imc/mocks/blog/hostile';

/** A text for the fields of each length. */
export interface Texts {
  readonly short: string;
  readonly line: string;
  readonly paragraph: string;
  /** As an email address. */
  readonly email: string;
}

/** Characters for a text in a mailbox, with space for a mark. */
const mailboxLength = 50;

/** With those of its characters that a valid address may have (`isEmail`). */
export const asEmail = (text: string): string => {
  const mailbox = text.normalize('NFKC').replace(/[^\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+/gu, '');
  return `${mailbox.slice(0, mailboxLength) || 'x'}@mail.example`;
};

/** Only dangerous at the start of a URL. */
const isLeading = (text: string) => /^[^<>"'${]*:/.test(text);

/** Packs all strings that fit a field of this length into as few texts as possible, with at most one leading string each. */
function packed(limit: number): string[] {
  const texts: string[] = [];
  for (const text of injections
    .filter((injection) => injection.length <= limit)
    .sort((a, b) => +isLeading(b) - +isLeading(a))) {
    const place = isLeading(text)
      ? -1
      : texts.findIndex((packedText) => packedText.length + 1 + text.length <= limit);
    if (place < 0) texts.push(text);
    else texts[place] += ` ${text}`;
  }
  return texts;
}

/** Together, they put every string into fields of each length that accept it. */
export function textsForAll(): Texts[] {
  const { short, line, paragraph } = textLimits;
  const packs = {
    short: packed(short),
    line: packed(line),
    paragraph: packed(paragraph),
    email: packed(mailboxLength).map(asEmail),
  };
  const take = (texts: readonly string[], index: number) => texts[index % texts.length] ?? '';
  return packs.short.map((text, index) => ({
    short: text,
    line: take(packs.line, index),
    paragraph: take(packs.paragraph, index),
    email: take(packs.email, index),
  }));
}

/** For a string that is too long for its field. */
const shortened = 'Dr';

/** The same string everywhere, or a short one if it does not fit. */
export const textsOf = (text: string): Texts => ({
  short: text.length <= textLimits.short ? text : shortened,
  line: text,
  paragraph: text,
  email: asEmail(text),
});

/** For the fields of a form or record by their length. Fields with a fixed format keep the sample's value. */
const hostileTexts = <Name extends string>(
  fields: Readonly<Record<Name, RecordField>>,
  texts: Texts,
  sample: Readonly<Record<Name, string>>,
) =>
  mapKeys(keysOf(fields), (name) => {
    const { text, format } = fields[name];
    return format && text !== 'email' ? sample[name] : texts[text];
  });

const [institution] = sampleForm.institutions;
const [assignment] = sampleForm.assignments;
if (!institution || !assignment) throw new Error('The sample form has a record of each kind.');

/** All fields except those that only accept certain values, a number or a date. */
export const hostileForm = (texts: Texts): ApplicationForm => ({
  ...hostileTexts<FieldName>(applicationFields, texts, sampleForm),
  declaration: sampleForm.declaration,
  institutions: [hostileTexts(applicationRecords.institutions.fields, texts, institution)],
  assignments: [hostileTexts(applicationRecords.assignments.fields, texts, assignment)],
  // The server refuses the applicant, or the same person twice, as referee.
  referees: sampleForm.referees.map((referee, index) => {
    const hostile = hostileTexts(applicationRecords.referees.fields, texts, referee);
    return { ...hostile, name: `${hostile.name}${index + 1}`, email: referee.email };
  }),
});

export const hostileProfile = ({ short, line }: Texts) => ({
  phone_number: short,
  career_field: line,
  organization: line,
  position: line,
  qualification: line,
});

/** `mark` distinguishes codes and addresses that only differ in case. */
export const hostileMarketer = ({ short, line, email }: Texts, mark: string) => ({
  full_name: line,
  email: `${mark}.${email}`,
  phone: short,
  marketer_code: `${short.slice(0, textLimits.short - mark.length)}${mark}`,
});

export const hostileSignUp = ({ short, line, email }: Texts, mark: string) => ({
  name: line,
  email: `${mark}.${email}`,
  phone_number: short,
  membership_type: 'Fellow',
});
