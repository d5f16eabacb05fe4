import { ButtonLink, Heading, PageHeader, Section, Stack, StepsList, Text } from '@imc/ui';
import { GradeFees } from '@imc/ui/membership';
import { gradeFees, membershipPages, registration } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { gradeColumn } from '../../shared/grade-tiles.ts';
import { SeeAlso } from '../../shared/see-also.tsx';

/** The fees of each grade and the steps from an account to admission (S-2.49, S-9.5). */
export function RegistrationAndAdmissionScreen() {
  const { steps } = registration;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={registration} ground="institute" />}
        title={registration.title}
        text={registration.lead}
        tiles={gradeColumn}
        actions={
          <ButtonLink to="/membership/category#finder" variant="secondary" ground="institute">
            {registration.categories}
          </ButtonLink>
        }
      />
      <Section as="div">
        <Stack space="5">
          <GradeFees {...gradeFees} headingLevel={2} />
          <Text tone="muted" measure>
            {registration.note}
          </Text>
        </Stack>
      </Section>
      <Section ground="sheet" aria-labelledby="steps-title">
        <Stack space="8">
          <Heading level={2} id="steps-title">
            {steps.title}
          </Heading>
          <StepsList
            layout="row"
            steps={steps.items.map(({ title, text }) => ({ key: title, title, text }))}
          />
          <p>
            <ButtonLink to="/register">{steps.start}</ButtonLink>
          </p>
        </Stack>
      </Section>
      <SeeAlso series={membershipPages} current="/membership/application" />
    </>
  );
}
