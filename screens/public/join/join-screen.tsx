import {
  AlertDialog,
  ButtonLink,
  Columns,
  Heading,
  PageHeader,
  Section,
  Stack,
  Text,
  TextField,
} from '@imc/ui';
import { useState } from 'react';
import { joinForm, membershipPages } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { ContactWays } from '../../shared/contact-ways.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';
import { UnsentForm } from '../../shared/unsent-form.tsx';

/** The invitation to join. Its form sends nothing (specification, sections 3, 5 and 8). */
export function JoinScreen() {
  const { fields, beside } = joinForm;
  const [sent, setSent] = useState(false);
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={joinForm} onBrand />}
        title={joinForm.title}
        text={joinForm.lead}
        seed="join"
      />
      <Section as="div">
        <Columns space="10">
          <UnsentForm label={joinForm.title} submitLabel={joinForm.submit} onSubmitted={() => setSent(true)}>
            <TextField label={fields.name} name="name" autoComplete="name" required />
            <TextField label={fields.email} name="email" type="email" autoComplete="email" required />
            <TextField label={fields.city} name="city" autoComplete="address-level2" required />
            <TextField label={fields.country} name="country" autoComplete="country-name" required />
            <TextField label={fields.work} name="work" autoComplete="organization-title" required />
            <TextField label={fields.qualification} name="qualification" required />
          </UnsentForm>
          <Stack space="6">
            <Stack space="3" align="start">
              <Heading level={2} size="card">
                {beside.title}
              </Heading>
              <Text measure>{beside.text}</Text>
              <ButtonLink to="/register" variant="secondary">
                {beside.register}
              </ButtonLink>
            </Stack>
            <ContactWays />
          </Stack>
        </Columns>
      </Section>
      <SeeAlso {...membershipPages} except="/membership/form" />
      <AlertDialog
        open={sent}
        tone="success"
        message={joinForm.sent}
        okLabel="OK"
        onClose={() => setSent(false)}
      />
    </>
  );
}
