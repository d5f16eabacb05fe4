import { Grid, OfficerCard, Register, Text, type TileTone, tilePatterns, tileRows } from '@imc/ui';
import { contact, council } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';

/** The President in brass, the other officers bright. */
const tone = (seat: number): TileTone =>
  seat === 0 ? 'brass' : seat < council.officers.length ? 'bright' : 'rest';

/** A row of eight officers above a row of nine members. */
const tiles = tileRows({
  count: council.officers.length + council.members.length,
  columns: council.members.length,
  tone,
});

/** The council of 2022 to 2025: eight officers and nine members (S-2.46). */
export function CouncilMembersScreen() {
  return (
    <ContentPage page={council} tiles={tiles}>
      <TitledSection
        ground="sheet"
        titleId="officers-title"
        title={council.officersTitle}
        intro={council.officersText}
      >
        <Grid as="ul" columns={2} space="4">
          {council.officers.map(({ term, ...officer }, seat) => (
            <OfficerCard
              key={officer.position}
              as="li"
              {...officer}
              tile={tilePatterns[seat]}
              tone={tone(seat)}
              phoneLabel={contact.ways.phones}
              emailLabel={contact.ways.email}
            >
              <Text size="small" tone="muted">
                {term.join(' to ')}
              </Text>
            </OfficerCard>
          ))}
        </Grid>
      </TitledSection>
      <TitledSection ground="institute" titleId="members-title" title={council.membersTitle}>
        <Register
          aria-labelledby="members-title"
          entries={council.members.map((name) => ({ key: name, name }))}
        />
      </TitledSection>
    </ContentPage>
  );
}
