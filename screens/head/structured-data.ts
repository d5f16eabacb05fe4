import {
  type BreadcrumbItem,
  contact,
  datedEvents,
  descriptions,
  type EventContent,
  type EventFormat,
  events,
  faq,
  institute,
  plainText,
} from '../content/index.ts';

/** A schema.org object, rendered as JSON-LD. Browsers don't execute it, so the content security policy requires no nonce. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** Omits undefined fields. */
export const structuredData = (type: string, fields: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
});

/** An entry of a route's `meta`. The router escapes it, so a text can't close the script element. */
export const structuredMeta = (data: StructuredData) => ({ 'script:ld+json': data });

/** The `@id` by which other pages refer to the Institute's data. */
const instituteId = (publicUrl: string) => `${publicUrl}/#institute`;

/** The Institute as publisher or organiser of another object. */
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

/** The Institute's description, addresses and contact details. */
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

/** The site's name for search results. */
export const webSite = (publicUrl: string): StructuredData =>
  structuredData('WebSite', {
    name: institute.shortName,
    alternateName: institute.name,
    url: `${publicUrl}/`,
    inLanguage: 'en-NG',
    publisher: { '@id': instituteId(publicUrl) },
  });

export const faqPage = (): StructuredData =>
  structuredData('FAQPage', {
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  });

const attendance: Readonly<Record<EventFormat, string>> = {
  'In person': 'OfflineEventAttendanceMode',
  Virtual: 'OnlineEventAttendanceMode',
  Hybrid: 'MixedEventAttendanceMode',
};

/** An event's place, or Nigeria if none is given, and the site for an online event. */
const locationsOf = ({ format, place }: EventContent, publicUrl: string) => {
  const address = { '@type': 'PostalAddress', streetAddress: place, addressCountry: 'NG' };
  const onSite = { '@type': 'Place', name: place ?? 'Nigeria', address };
  const online = { '@type': 'VirtualLocation', url: publicUrl + events.path };
  return [...(format === 'Virtual' ? [] : [onSite]), ...(format === 'In person' ? [] : [online])];
};

/** Only events with a date: search engines require one, and an invented date would mislead users. */
export const eventFacts = (
  publicUrl: string,
  items: readonly EventContent[] = events.items,
): StructuredData[] =>
  datedEvents(items).map((event) =>
    structuredData('Event', {
      name: event.title,
      description: event.text,
      url: publicUrl + events.path,
      startDate: event.starts,
      endDate: event.ends,
      eventAttendanceMode: `https://schema.org/${attendance[event.format]}`,
      eventStatus: 'https://schema.org/EventScheduled',
      location: locationsOf(event, publicUrl),
      offers:
        event.fee === undefined
          ? undefined
          : {
              '@type': 'Offer',
              price: event.fee,
              priceCurrency: 'NGN',
              url: `${publicUrl}/register`,
            },
      organizer: publisher(publicUrl),
    }),
  );

/** From the home page to the page itself, which is the last item. */
export const breadcrumbList = (publicUrl: string, items: readonly BreadcrumbItem[]): StructuredData =>
  structuredData('BreadcrumbList', {
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  });
