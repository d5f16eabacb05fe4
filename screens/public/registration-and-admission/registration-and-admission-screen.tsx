import { ButtonLink, Cluster, Link, Section, Stack, StepsList, Text } from '@imc/ui';
import { GradeFees } from '@imc/ui/membership';
import { gradeFees, registration } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';

/** The fees of each grade and the steps from an account to admission (S-2.49, S-9.5). */
export function RegistrationAndAdmissionScreen() {
  const { steps } = registration;
  return (
    <ContentPage
      page={registration}
      actions={
        <ButtonLink to="/membership/category#finder" variant="brass" ground="institute">
          {registration.categories}
        </ButtonLink>
      }
    >
      <Section as="div">
        <Stack space="5">
          <GradeFees {...gradeFees} headingLevel={2} />
          <Text tone="muted" measure>
            {registration.note}
          </Text>
        </Stack>
      </Section>
      <TitledSection ground="sheet" titleId="steps-title" title={steps.title}>
        <StepsList layout="row" steps={steps.items.map(({ title, text }) => ({ key: title, title, text }))} />
        <Cluster space="5" data-print="none">
          <ButtonLink to="/register">{steps.start}</ButtonLink>
          <Link to="/membership/form">{steps.ask}</Link>
        </Cluster>
      </TitledSection>
    </ContentPage>
  );
}
