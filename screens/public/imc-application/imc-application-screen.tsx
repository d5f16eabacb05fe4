import {
  ButtonLink,
  Card,
  Columns,
  Heading,
  Link,
  PageHeader,
  Section,
  Stack,
  StepsList,
  Text,
} from '@imc/ui';
import { certifications, membershipPages } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';
import { stairTiles } from '../../shared/stair-tiles.ts';

/** The steps of a certification. The first one, which is taken here, is brass. */
const tiles = stairTiles(certifications.steps.length, 0);

/** Target of 'Start Your Certification': links for visitors and for members, and the steps. */
export function ImcApplicationScreen() {
  const { application, steps, stepsTitle } = certifications;
  const { visitor, member } = application;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={application} onBrand />}
        title={application.title}
        text={application.lead}
        tiles={tiles}
        height="low"
      />
      <Section as="div">
        <Columns align="stretch">
          <Card
            header={
              <Heading level={2} size="card">
                {visitor.title}
              </Heading>
            }
            footer={<ButtonLink to="/register">{visitor.label}</ButtonLink>}
          >
            <Text>{visitor.text}</Text>
          </Card>
          <Card
            header={
              <Heading level={2} size="card">
                {member.title}
              </Heading>
            }
            footer={
              <ButtonLink to="/login" variant="secondary">
                {member.label}
              </ButtonLink>
            }
          >
            <Text>{member.text}</Text>
          </Card>
        </Columns>
      </Section>
      <Section ground="sheet" aria-labelledby="steps-title">
        <Columns split="lead" space="10">
          <Stack space="3">
            <Heading level={2} id="steps-title">
              {stepsTitle}
            </Heading>
            <p>
              <Link to="/certifications">{application.more}</Link>
            </p>
          </Stack>
          <StepsList steps={steps.map(({ title: step, text }) => ({ key: step, title: step, text }))} />
        </Columns>
      </Section>
      <SeeAlso series={membershipPages} current="/membership/IMC-Application" />
    </>
  );
}
