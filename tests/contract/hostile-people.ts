/** People who put the forty strings of R-29 into everything that they are asked for. */
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

/** One text for the fields of each length. */
export interface Texts {
  readonly short: string;
  readonly line: string;
  readonly paragraph: string;
  /** In the form of an address, which holds no white space and one @. */
  readonly email: string;
}

/** The text as an address can hold it. */
export const asEmail = (text: string): string => `${text.replace(/[\s@]+/g, '')}@mail.example`;

/** Those that work only where they begin an address. */
const leads = (text: string) => /^[^<>"'${]*:/.test(text);

/** As few texts as hold every string that a field of this length takes: several in one, and no more than one that has to lead. */
function packed(limit: number): string[] {
  const texts: string[] = [];
  for (const text of injections.filter((one) => one.length <= limit).sort((a, b) => +leads(b) - +leads(a))) {
    const place = leads(text) ? -1 : texts.findIndex((begun) => begun.length + 1 + text.length <= limit);
    if (place < 0) texts.push(text);
    else texts[place] += ` ${text}`;
  }
  return texts;
}

/** Texts that together put every string into a field of every length that takes it. */
export function textsForAll(): Texts[] {
  const { short, line, paragraph, email } = textLimits;
  const packs = {
    short: packed(short),
    line: packed(line),
    paragraph: packed(paragraph),
    email: packed(email - asEmail('').length).map(asEmail),
  };
  const take = (texts: readonly string[], index: number) => texts[index % texts.length] ?? '';
  return packs.short.map((text, index) => ({
    short: text,
    line: take(packs.line, index),
    paragraph: take(packs.paragraph, index),
    email: take(packs.email, index),
  }));
}

/** What is taken in place of a string that is too long for its field. */
const shortened = 'Dr';

/** The same string everywhere; a short one where it does not fit. */
export const textsOf = (text: string): Texts => ({
  short: text.length <= textLimits.short ? text : shortened,
  line: text,
  paragraph: text,
  email: asEmail(text),
});

/** Texts for the fields of a form or record, by their length. A field that takes only texts of a format keeps the sample's. */
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

/** A complete application form of such texts: all but the fields that take one of a few values, a number, or a date. */
export const hostileForm = (texts: Texts): ApplicationForm => ({
  ...hostileTexts<FieldName>(applicationFields, texts, sampleForm),
  declaration: sampleForm.declaration,
  institutions: [hostileTexts(applicationRecords.institutions.fields, texts, institution)],
  assignments: [hostileTexts(applicationRecords.assignments.fields, texts, assignment)],
  referees: sampleForm.referees.map((referee) =>
    hostileTexts(applicationRecords.referees.fields, texts, referee),
  ),
});

export const hostileProfile = ({ short, line }: Texts) => ({
  phone_number: short,
  career_field: line,
  organization: line,
  position: line,
  qualification: line,
});

/** `mark` keeps codes and addresses apart that are alike but for capitals. */
export const hostileMarketer = ({ short, line, email }: Texts, mark: string) => ({
  full_name: line,
  email: `${email}.${mark}`,
  phone: short,
  marketer_code: `${short.slice(0, textLimits.short - mark.length)}${mark}`,
});

export const hostileSignUp = ({ short, line, email }: Texts, mark: string) => ({
  name: line,
  email: `${email}.${mark}`,
  phone_number: short,
  membership_type: 'Fellow',
});
