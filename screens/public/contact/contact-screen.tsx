import type { ContactForms } from '@imc/api';
import {
  Columns,
  DefinitionList,
  Grid,
  Heading,
  Link,
  Section,
  Stack,
  TextareaField,
  TextField,
} from '@imc/ui';
import { MessageForm } from '@imc/ui/membership';
import { contact } from '../../content/index.ts';
import { ContactWays } from '../../shared/contact-ways.tsx';
import { ContentPage } from '../../shared/content-page.tsx';
import { MailLink } from '../../shared/mail-link.tsx';
import { NeedsScript } from '../../shared/needs-script.tsx';
import { useContactForm } from '../../shared/use-contact-form.tsx';

export interface ContactScreenProps {
  /** Sends the form if messages are stored. */
  forms: ContactForms;
}

/** Offices, telephone numbers, email addresses and a form (S-2.54, MSG-1). */
export function ContactScreen({ forms }: ContactScreenProps) {
  const form = useContactForm('contact', forms);
  const { offices, emails, pageForm, feedback } = contact;
  return (
    <ContentPage page={contact}>
      <Section as="div">
        <Columns space="10">
          <Stack space="8">
            <Stack space="6">
              <Heading level={2}>{contact.ways.title}</Heading>
              <ContactWays />
            </Stack>
            <DefinitionList
              items={[
                ...offices
                  .slice(1)
                  .map(({ name, address }) => ({ term: name, description: address.join('\n') })),
                ...emails.map(({ label, address }) => ({
                  term: label,
                  description: <MailLink address={address} />,
                })),
              ]}
            />
            <p>
              <Link to="/feedback">{feedback.link}</Link>
            </p>
          </Stack>
          <Stack space="6" data-print="none">
            <Heading level={2}>{pageForm.title}</Heading>
            <MessageForm {...form} label={pageForm.title} submitLabel={pageForm.submit} sent={pageForm.sent}>
              <NeedsScript />
              <Grid columns={2} space="5">
                <TextField label={pageForm.name} name="name" autoComplete="name" required />
                <TextField label={pageForm.phone} name="phone" type="tel" autoComplete="tel" required />
              </Grid>
              <TextField label={pageForm.email} name="email" type="email" autoComplete="email" required />
              <TextareaField label={pageForm.message} name="message" rows={4} required />
            </MessageForm>
          </Stack>
        </Columns>
      </Section>
    </ContentPage>
  );
}
