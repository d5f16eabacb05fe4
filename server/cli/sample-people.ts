/** Plausible but fictitious. Addresses and telephone numbers are in ranges reserved for examples. */
import type { ApplicationForm } from '@imc/api/contract';
import { sampleForm } from '@imc/api/sample-form';

/** From 0 to 1, deterministic for a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const given = [
  'Adaeze',
  'Babajide',
  'Chiamaka',
  'Danjuma',
  'Ebere',
  'Folake',
  'Garba',
  'Halima',
  'Ifeanyi',
  'Jumoke',
  'Kelechi',
  'Ladi',
  'Musa',
  'Ngozi',
  'Obinna',
  'Patience',
  'Rashidat',
  'Sadiq',
  'Temitope',
  'Uche',
  'Victor',
  'Yetunde',
  'Zainab',
  'Osagie',
  'Ekaette',
  'Tamuno',
  'Aisha',
  'Bolanle',
  'Chukwuemeka',
  'Efe',
] as const;
const surnames = [
  'Abubakar',
  'Adeyemi',
  'Akpan',
  'Balogun',
  'Bello',
  'Danladi',
  'Edet',
  'Eze',
  'Fashola',
  'Gambo',
  'Ibrahim',
  'Igwe',
  'Johnson',
  'Kalu',
  'Lawal',
  'Mohammed',
  'Nwosu',
  'Obi',
  'Ogunleye',
  'Okafor',
  'Okonkwo',
  'Olatunji',
  'Osagie',
  'Otu',
  'Sani',
  'Tarfa',
  'Udo',
  'Usman',
  'Williams',
  'Yusuf',
] as const;
const cities = [
  'Abuja',
  'Benin City',
  'Calabar',
  'Enugu',
  'Ibadan',
  'Jos',
  'Kaduna',
  'Kano',
  'Lagos',
  'Owerri',
  'Port Harcourt',
  'Uyo',
] as const;
const employers = [
  'Sample Advisory Ltd',
  'Example Holdings',
  'Specimen Foods Plc',
  'Pattern Energy Services',
  'Model Microfinance Bank',
  'Demonstration Logistics',
  'Placeholder Textiles',
  'Exhibit Farms',
  'Instance Software',
  'Draft & Partners',
  'Prototype Hospitals',
  'Outline Engineering',
] as const;
const positions = [
  'Analyst',
  'Associate Consultant',
  'Consultant',
  'Senior Consultant',
  'Principal',
  'Head of Strategy',
  'Operations Manager',
  'Managing Partner',
  'Programme Officer',
] as const;
const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr', 'Prof', 'Chief', 'Engr', 'Alhaji', 'Hajia'] as const;
const schools = [
  'Sample State University',
  'Example Federal Polytechnic',
  'Specimen Business School',
  'University of Examples',
] as const;
const projects = [
  'Stock control of a wholesaler',
  'Payroll review',
  'Market entry study',
  'Cost review of a clinic group',
  'Loan process of a cooperative',
] as const;

type Random = () => number;

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

const phone = (random: Random): string =>
  `+234 800 000 ${String(Math.floor(random() * 10_000)).padStart(4, '0')}`;

/** Of all sample addresses. Nobody can own it (RFC 2606). */
export const sampleDomain = 'mail.example';

export interface SamplePerson {
  readonly given: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
}

/** `number` makes the email address unique. */
export function samplePerson(random: Random, number: number): SamplePerson {
  const first = pick(random, given);
  const surname = pick(random, surnames);
  return {
    given: first,
    surname,
    email: `${first}.${surname}.${number}@${sampleDomain}`.toLowerCase(),
    phone: phone(random),
  };
}

/** The shared sample form with random personal texts. */
export function sampleFormOf(random: Random, person: SamplePerson): ApplicationForm {
  const city = pick(random, cities);
  const from = 1985 + Math.floor(random() * 30);
  // Neither the applicant nor the same person twice.
  const others = surnames.filter((surname) => surname !== person.surname);
  const first = Math.floor(random() * others.length);
  const referee = (number: number) => ({
    name: `${pick(random, given)} ${others[(first + number) % others.length]}`,
    position: pick(random, positions),
    institution: pick(random, employers),
    address: `${1 + Math.floor(random() * 90)} Sample Road, ${pick(random, cities)}`,
    tel: phone(random),
    whatsapp: phone(random),
    email: `referee${number}.${Math.floor(random() * 10_000)}@${sampleDomain}`,
  });
  return {
    ...sampleForm,
    title: pick(random, titles),
    surname: person.surname,
    otherNames: `${person.given} ${pick(random, given)}`,
    employer: pick(random, employers),
    position: pick(random, positions),
    postalAddress: `${1 + Math.floor(random() * 120)} Sample Street, ${city}`,
    whatsapp: person.phone,
    tel: person.phone,
    email: person.email,
    institutions: [
      {
        name: pick(random, schools),
        from: String(from),
        to: String(from + 4),
        qualification: 'BSc',
        dateObtained: `${from + 4}-07-15`,
      },
    ],
    assignments: [
      { project: pick(random, projects), role: pick(random, positions), period: `${from + 6}-${from + 8}` },
    ],
    referees: [referee(1), referee(2)],
    signature: `${person.given} ${person.surname}`,
  };
}
