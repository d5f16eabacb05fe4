import { ButtonLink, Columns, Heading, Link, Section, Stack, StepsList, Text } from '@imc/ui';
import { certifications } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';

/** Target of 'Start Your Certification': links for visitors and for members, and the steps. */
export function ImcApplicationScreen() {
  const { application, steps, stepsTitle } = certifications;
  const { visitor, member } = application;
  return (
    <ContentPage page={application}>
      <Section as="div">
        <Columns space="10">
          <Stack space="5" align="start">
            <Heading level={2}>{visitor.title}</Heading>
            <Text size="lead">{visitor.text}</Text>
            <ButtonLink to="/register">{visitor.label}</ButtonLink>
          </Stack>
          <Stack space="5" align="start">
            <Heading level={2}>{member.title}</Heading>
            <Text size="lead">{member.text}</Text>
            <ButtonLink to="/login" variant="secondary">
              {member.label}
            </ButtonLink>
          </Stack>
        </Columns>
      </Section>
      <TitledSection ground="sheet" titleId="steps-title" title={stepsTitle}>
        <StepsList
          layout="row"
          steps={steps.map(({ title: step, text }) => ({ key: step, title: step, text }))}
        />
        <p>
          <Link to="/certifications">{application.more}</Link>
        </p>
      </TitledSection>
    </ContentPage>
  );
}
