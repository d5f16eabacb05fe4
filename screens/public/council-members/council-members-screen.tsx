import { Columns, Grid, Heading, OfficerCard, PageHeader, Section, Stack, tilePatterns } from '@imc/ui';
import { aboutPages, contact, council } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { NameList } from '../../shared/name-list.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** The council of 2022 to 2025: eight officers and nine members (S-2.46). */
export function CouncilMembersScreen() {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={council} onBrand />}
        eyebrow={`Council ${council.term}`}
        title={council.title}
        text={council.lead}
        seed="council"
      />
      <Section aria-labelledby="officers-title">
        <Stack space="8">
          <Heading level={2} id="officers-title">
            {council.officersTitle}
          </Heading>
          <Grid as="ul" columns={4} ruled>
            {council.officers.map((officer, index) => (
              <OfficerCard
                key={officer.position}
                as="li"
                {...officer}
                phoneLabel={contact.ways.phones}
                emailLabel={contact.ways.email}
                pattern={tilePatterns[index] ?? 'diamond'}
              />
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section ground="sheet" aria-labelledby="members-title">
        <Columns split="lead" space="10">
          <Heading level={2} id="members-title">
            {council.membersTitle}
          </Heading>
          <NameList names={council.members} labelledBy="members-title" />
        </Columns>
      </Section>
      <SeeAlso {...aboutPages} except="/about-us/council" />
    </>
  );
}
