import {
  contact,
  descriptions,
  type EventFormat,
  events,
  faq,
  institute,
  type Place,
} from '../content/index.ts';

/** A block of facts for search engines (schema.org, as JSON-LD). Browsers don't run it, so the content security policy leaves it alone. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** Facts of a type. A field that is undefined is left out. */
export const structuredData = (type: string, fields: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
});

/** The facts as an entry of a route's `meta`. The router escapes them, so that no text ends the block. */
export const structuredMeta = (data: StructuredData) => ({ 'script:ld+json': data });

/** The name by which the facts of other pages point to the Institute's own. */
const instituteId = (publicUrl: string) => `${publicUrl}/#institute`;

/** The Institute, as the publisher or organiser of something. */
export const publisher = (publicUrl: string) => ({
  '@type': 'Organization',
  '@id': instituteId(publicUrl),
  name: institute.name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
  foundingDate: String(institute.established),
});

const addressOf = (lines: readonly string[]) => ({
  '@type': 'PostalAddress',
  streetAddress: lines.slice(0, -1).join(', '),
  addressLocality: lines.at(-1),
  addressCountry: 'NG',
});

/** The Institute itself: who it is, where, and how it is reached. */
export const organization = (publicUrl: string): StructuredData =>
  structuredData('Organization', {
    ...publisher(publicUrl),
    alternateName: institute.shortName,
    description: descriptions['/'],
    address: addressOf(institute.address),
    location: contact.offices.map(({ name, address }) => ({
      '@type': 'Place',
      name,
      address: addressOf(address),
    })),
    email: institute.email,
    telephone: institute.phones[0],
    contactPoint: institute.phones.map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email: institute.email,
      areaServed: 'NG',
      availableLanguage: 'en',
    })),
  });

/** The site, so that results call it by its name. */
export const webSite = (publicUrl: string): StructuredData =>
  structuredData('WebSite', {
    name: institute.shortName,
    alternateName: institute.name,
    url: `${publicUrl}/`,
    inLanguage: 'en-NG',
    publisher: { '@id': instituteId(publicUrl) },
  });

/** The questions with their answers. */
export const faqPage = (): StructuredData =>
  structuredData('FAQPage', {
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

const attendance: Readonly<Record<EventFormat, string>> = {
  'In person': 'OfflineEventAttendanceMode',
  Virtual: 'OnlineEventAttendanceMode',
  Hybrid: 'MixedEventAttendanceMode',
};

/**
 * The events. They are held 'Periodically' and no date of theirs is fixed: each is the kind of event that is a series, which alone needs none. An
 * event with a made-up day would be a lie to whoever finds it.
 */
export const eventSeries = (publicUrl: string): StructuredData[] => {
  const inNigeria = {
    '@type': 'Place',
    name: 'Nigeria',
    address: { '@type': 'PostalAddress', addressCountry: 'NG' },
  };
  const onScreen = { '@type': 'VirtualLocation', url: `${publicUrl}/events` };
  return events.items.map(({ title, format, text }) =>
    structuredData('EventSeries', {
      name: title,
      description: text,
      url: `${publicUrl}/events`,
      eventAttendanceMode: `https://schema.org/${attendance[format]}`,
      eventStatus: 'https://schema.org/EventScheduled',
      location: [...(format === 'Virtual' ? [] : [inNigeria]), ...(format === 'In person' ? [] : [onScreen])],
      organizer: publisher(publicUrl),
    }),
  );
};

/** The way from the home page to a page, itself last. */
export const breadcrumbList = (publicUrl: string, places: readonly Place[]): StructuredData =>
  structuredData('BreadcrumbList', {
    itemListElement: places.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  });
