import { Heading, Register, Text, tileRows } from '@imc/ui';
import { governingBody, type Office } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';

const { trustees, offices, council } = governingBody;

const officeEntries = (items: readonly Office[]) =>
  items.flatMap(({ office, holders }) =>
    holders.map((name) => ({ key: `${office} ${name}`, term: office, name })),
  );
const nameEntries = (names: readonly string[]) => names.map((name) => ({ key: name, name }));

/** A seat for each of the General Council: the President in brass, the Vice Presidents bright. */
const tiles = tileRows({
  count: council.members.length + 3,
  columns: 12,
  tone: (seat) => (seat === 0 ? 'brass' : seat < 3 ? 'bright' : 'rest'),
});

/** Trustees, offices and the General Council with its 21 members (S-2.50). */
export function GoverningBodyScreen() {
  return (
    <ContentPage page={governingBody} tiles={tiles}>
      <TitledSection titleId="trustees-title" title={trustees.title} intro={trustees.text} beside>
        <Register aria-labelledby="trustees-title" entries={nameEntries(trustees.members)} />
      </TitledSection>
      <TitledSection ground="sheet" titleId="offices-title" title={offices.title} beside>
        <Register aria-labelledby="offices-title" entries={officeEntries(offices.items)} />
      </TitledSection>
      <TitledSection
        ground="institute"
        titleId="council-title"
        title={council.title}
        intro={
          <Text size="lead" tone="muted" measure>
            {council.text}
          </Text>
        }
      >
        <Register aria-labelledby="council-title" entries={officeEntries(council.offices)} />
        <Heading level={3} id="general-members-title">
          {council.membersTitle}
        </Heading>
        <Register aria-labelledby="general-members-title" entries={nameEntries(council.members)} />
      </TitledSection>
    </ContentPage>
  );
}
