import type { ContactForms } from '@imc/api';
import { Columns, Grid, Heading, Section, Stack, TextareaField, TextField } from '@imc/ui';
import { MessageForm } from '@imc/ui/membership';
import { contact } from '../../content/index.ts';
import { ContactWays } from '../../shared/contact-ways.tsx';
import { NeedsScript } from '../../shared/needs-script.tsx';
import { useContactForm } from '../../shared/use-contact-form.tsx';
import styles from './home-contact.module.css';

/** Contact details and a message form (S-2.43, S-8.10, MSG-1). */
export function HomeContact({ forms }: { forms: ContactForms }) {
  const form = useContactForm('home', forms);
  const { homeForm } = contact;
  return (
    <Section ground="page-deep" aria-labelledby="contact-title">
      <Stack space="6">
        <Heading level={2} id="contact-title">
          {homeForm.section}
        </Heading>
        <Columns split="lead" space="10">
          <ContactWays />
          <Stack space="5" className={styles.message} data-print="none">
            <Heading level={3}>{homeForm.title}</Heading>
            <MessageForm {...form} label={homeForm.title} submitLabel={homeForm.submit} sent={homeForm.sent}>
              <NeedsScript />
              <Grid columns={2} space="5" className={styles.names}>
                <TextField label={homeForm.firstName} name="firstName" autoComplete="given-name" required />
                <TextField label={homeForm.lastName} name="lastName" autoComplete="family-name" required />
              </Grid>
              <TextField label={homeForm.email} name="email" type="email" autoComplete="email" required />
              <TextareaField label={homeForm.message} name="message" rows={3} required />
            </MessageForm>
          </Stack>
        </Columns>
      </Stack>
    </Section>
  );
}
