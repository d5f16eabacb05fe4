import type { ContactForms } from '@imc/api';
import { ButtonLink, Cluster, Columns, Heading, Link, Section, Stack, StepsList, Text } from '@imc/ui';
import { JoinForm } from '@imc/ui/membership';
import { joinForm, registration } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { NeedsScript } from '../../shared/needs-script.tsx';
import { useContactForm } from '../../shared/use-contact-form.tsx';

export interface JoinScreenProps {
  /** Sends the form if messages are stored. */
  forms: ContactForms;
}

/** Invitation to join, with a short form (S-2.10, S-8.12, MSG-1). */
export function JoinScreen({ forms }: JoinScreenProps) {
  const form = useContactForm('join', forms);
  const { beside } = joinForm;
  return (
    <ContentPage page={joinForm}>
      <Section as="div">
        <Columns space="10">
          <JoinForm
            {...form}
            data-print="none"
            label={joinForm.title}
            labels={joinForm.fields}
            submitLabel={joinForm.submit}
            sent={joinForm.sent}
            okLabel={joinForm.ok}
          >
            <Text>{beside.text}</Text>
            <NeedsScript />
          </JoinForm>
          <Stack space="6">
            <Heading level={2} size="card">
              {beside.title}
            </Heading>
            <StepsList steps={registration.steps.items.map((step) => ({ key: step.title, ...step }))} />
            <Cluster space="5">
              <ButtonLink to="/register" variant="secondary">
                {joinForm.join}
              </ButtonLink>
              <Link to={registration.path}>{beside.fees}</Link>
            </Cluster>
          </Stack>
        </Columns>
      </Section>
    </ContentPage>
  );
}
