import { Columns, Grid, Heading, Section, Stack, TextareaField, TextField } from '@imc/ui';
import { MessageForm } from '@imc/ui/membership';
import { contact } from '../../content/index.ts';
import { ContactWays } from '../../shared/contact-ways.tsx';
import { NeedsScript } from '../../shared/needs-script.tsx';

/** Contact details and a message form that sends nothing (S-2.43, S-8.10). */
export function HomeContact() {
  const { homeForm } = contact;
  return (
    <Section ground="page-deep" aria-labelledby="contact-title">
      <Columns space="10">
        <Stack space="6">
          <Heading level={2} id="contact-title">
            {homeForm.section}
          </Heading>
          <ContactWays />
        </Stack>
        <Stack space="6">
          <Heading level={3}>{homeForm.title}</Heading>
          <MessageForm label={homeForm.title} submitLabel={homeForm.submit} sent={homeForm.sent}>
            <NeedsScript />
            <Grid columns={2} space="5">
              <TextField label={homeForm.firstName} name="firstName" autoComplete="given-name" required />
              <TextField label={homeForm.lastName} name="lastName" autoComplete="family-name" required />
            </Grid>
            <TextField label={homeForm.email} name="email" type="email" autoComplete="email" required />
            <TextareaField label={homeForm.message} name="message" rows={5} required />
          </MessageForm>
        </Stack>
      </Columns>
    </Section>
  );
}
