import { ButtonLink, Columns, Heading, PageHeader, Section, Stack, Text } from '@imc/ui';
import { JoinForm } from '@imc/ui/membership';
import { joinForm, membershipPages } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { ContactWays } from '../../shared/contact-ways.tsx';
import { NeedsScript } from '../../shared/needs-script.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** Invitation to join, with a form that sends nothing (S-2.10, S-8.12). */
export function JoinScreen() {
  const { beside } = joinForm;
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
          <JoinForm
            label={joinForm.title}
            labels={joinForm.fields}
            submitLabel={joinForm.submit}
            sent={joinForm.sent}
            okLabel="OK"
          >
            <NeedsScript />
          </JoinForm>
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
    </>
  );
}
