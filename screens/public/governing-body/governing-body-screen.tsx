import { Columns, Heading, PageHeader, Register, Section, Stack, Text, tileRows } from '@imc/ui';
import { aboutPages, governingBody, type Office } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

const { trustees, offices, council } = governingBody;

const officeEntries = (items: readonly Office[]) =>
  items.flatMap(({ office, holders }) =>
    holders.map((name) => ({ key: `${office} ${name}`, term: office, name })),
  );
const nameEntries = (names: readonly string[]) => names.map((name) => ({ key: name, name }));

/** The seats of the General Council: the President in brass, the Vice Presidents in paper, 21 members. */
const tiles = tileRows({
  count: 3 + council.members.length,
  columns: 6,
  tone: (index) => (index === 0 ? 'brass' : index < 3 ? 'paper' : index % 5 ? 'rest' : 'bright'),
});

/** Trustees, offices and the General Council with its 21 members (S-2.50). */
export function GoverningBodyScreen() {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={governingBody} ground="institute" />}
        title={governingBody.title}
        text={governingBody.lead}
        tiles={tiles}
      />
      <Section aria-labelledby="trustees-title">
        <Columns split="lead" space="10">
          <Stack space="4">
            <Heading level={2} id="trustees-title">
              {trustees.title}
            </Heading>
            <Text size="lead" tone="muted" measure>
              {trustees.text}
            </Text>
          </Stack>
          <Register aria-labelledby="trustees-title" entries={nameEntries(trustees.members)} />
        </Columns>
      </Section>
      <Section ground="sheet" aria-labelledby="offices-title">
        <Columns split="lead" space="10">
          <Heading level={2} id="offices-title">
            {offices.title}
          </Heading>
          <Register aria-labelledby="offices-title" entries={officeEntries(offices.items)} />
        </Columns>
      </Section>
      <Section ground="institute" aria-labelledby="council-title">
        <Stack space="8">
          <Columns split="lead" space="10">
            <Heading level={2} id="council-title">
              {council.title}
            </Heading>
            <Text size="lead" tone="muted" measure>
              {council.text}
            </Text>
          </Columns>
          <Register aria-labelledby="council-title" entries={officeEntries(council.offices)} />
          <Heading level={3} id="general-members-title">
            {council.membersTitle}
          </Heading>
          <Register aria-labelledby="general-members-title" entries={nameEntries(council.members)} />
        </Stack>
      </Section>
      <SeeAlso series={aboutPages} current="/about-us/governing-bodies" />
    </>
  );
}
