import {
  Card,
  Columns,
  DefinitionList,
  EmailText,
  Heading,
  Link,
  PageHeader,
  Section,
  Stack,
  TextareaField,
  TextField,
} from '@imc/ui';
import { MessageForm } from '@imc/ui/membership';
import { contact } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { ContactWays } from '../../shared/contact-ways.tsx';
import { NeedsScript } from '../../shared/needs-script.tsx';

/** Offices, telephone numbers, email addresses and a form that sends nothing (S-2.54). */
export function ContactScreen() {
  const { offices, emails, pageForm, feedback } = contact;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={contact} onBrand />}
        title={contact.title}
        text={contact.lead}
        seed="contact"
      />
      <Section as="div">
        <Columns space="10">
          <Card
            header={
              <Heading level={2} size="card">
                {contact.ways.title}
              </Heading>
            }
          >
            <ContactWays />
          </Card>
          <Stack space="6">
            <Heading level={2}>{pageForm.title}</Heading>
            <MessageForm label={pageForm.title} submitLabel={pageForm.submit} sent={pageForm.sent}>
              <NeedsScript />
              <TextField label={pageForm.name} name="name" autoComplete="name" required />
              <TextField label={pageForm.phone} name="phone" type="tel" autoComplete="tel" required />
              <TextField label={pageForm.email} name="email" type="email" autoComplete="email" required />
              <TextareaField label={pageForm.message} name="message" rows={6} required />
            </MessageForm>
          </Stack>
        </Columns>
      </Section>
      <Section ground="page-deep" aria-labelledby="offices-title">
        <Columns space="10">
          <Stack space="6">
            <Heading level={2} id="offices-title">
              {contact.officesTitle}
            </Heading>
            <DefinitionList
              items={offices.map(({ name, address }) => ({ term: name, description: address.join('\n') }))}
            />
          </Stack>
          <Stack space="6">
            <Heading level={2}>{contact.emailsTitle}</Heading>
            <DefinitionList
              items={emails.map(({ label, address }) => ({
                term: label,
                description: (
                  <Link href={`mailto:${address}`} tone="quiet">
                    <EmailText email={address} />
                  </Link>
                ),
              }))}
            />
            <p>
              <Link to="/feedback">{feedback.link}</Link>
            </p>
          </Stack>
        </Columns>
      </Section>
    </>
  );
}
