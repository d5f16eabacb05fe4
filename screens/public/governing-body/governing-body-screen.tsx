import { Card, Columns, DefinitionList, Heading, PageHeader, Section, Stack, Text } from '@imc/ui';
import { aboutPages, governingBody, type Office } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { NameList } from '../../shared/name-list.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

const definitions = (offices: readonly Office[]) =>
  offices.map(({ office, holders }) => ({ term: office, description: holders.join('\n') }));

/** Trustees, offices and the General Council with its 21 members (S-2.50). */
export function GoverningBodyScreen() {
  const { trustees, offices, council } = governingBody;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={governingBody} onBrand />}
        title={governingBody.title}
        text={governingBody.lead}
        seed="governing"
      />
      <Section aria-labelledby="trustees-title">
        <Columns split="lead" space="10">
          <Stack space="3">
            <Heading level={2} id="trustees-title">
              {trustees.title}
            </Heading>
            <Text tone="muted" measure>
              {trustees.text}
            </Text>
          </Stack>
          <NameList names={trustees.members} labelledBy="trustees-title" />
        </Columns>
      </Section>
      <Section ground="page-deep" aria-labelledby="offices-title">
        <Columns split="lead" space="10">
          <Heading level={2} id="offices-title">
            {offices.title}
          </Heading>
          <Card>
            <DefinitionList items={definitions(offices.items)} />
          </Card>
        </Columns>
      </Section>
      <Section aria-labelledby="council-title">
        <Stack space="8">
          <Columns split="lead" space="10">
            <Stack space="3">
              <Heading level={2} id="council-title">
                {council.title}
              </Heading>
              <Text tone="muted" measure>
                {council.text}
              </Text>
            </Stack>
            <Card>
              <DefinitionList items={definitions(council.offices)} />
            </Card>
          </Columns>
          <Heading level={3} id="general-members-title">
            {council.membersTitle}
          </Heading>
          <NameList names={council.members} labelledBy="general-members-title" />
        </Stack>
      </Section>
      <SeeAlso {...aboutPages} except="/about-us/governing-bodies" />
    </>
  );
}
