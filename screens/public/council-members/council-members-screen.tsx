import { Grid, Heading, OfficerCard, PageHeader, Register, Section, Stack, tileRows } from '@imc/ui';
import { aboutPages, contact, council } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** Seventeen seats: the President in brass, the other officers bright. */
const tiles = tileRows({
  count: council.officers.length + council.members.length,
  columns: 6,
  tone: (index) => (index === 0 ? 'brass' : index < council.officers.length ? 'bright' : 'rest'),
});

/** The council of 2022 to 2025: eight officers and nine members (S-2.46). */
export function CouncilMembersScreen() {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={council} ground="institute" />}
        eyebrow={council.eyebrow}
        title={council.title}
        text={council.lead}
        tiles={tiles}
      />
      <Section aria-labelledby="officers-title">
        <Stack space="8">
          <Heading level={2} id="officers-title">
            {council.officersTitle}
          </Heading>
          <Grid as="ul" columns={4} space="8">
            {council.officers.map((officer) => (
              <OfficerCard
                key={officer.position}
                as="li"
                {...officer}
                phoneLabel={contact.ways.phones}
                emailLabel={contact.ways.email}
              />
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section ground="sheet" aria-labelledby="members-title">
        <Stack space="8">
          <Heading level={2} id="members-title">
            {council.membersTitle}
          </Heading>
          <Register
            aria-labelledby="members-title"
            entries={council.members.map((name) => ({ key: name, name }))}
          />
        </Stack>
      </Section>
      <SeeAlso series={aboutPages} current="/about-us/council" />
    </>
  );
}
