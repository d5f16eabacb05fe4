import {
  ButtonLink,
  Columns,
  Heading,
  PageHeader,
  Prose,
  Register,
  Section,
  Stack,
  StepsList,
} from '@imc/ui';
import { certifications, membershipPages } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';
import { stairTiles } from '../../shared/stair-tiles.ts';

/** Target of the button (S-2.12). */
const application = '/membership/IMC-Application';

/** Five steps. The last one, the certificate, is brass. */
const tiles = stairTiles(certifications.steps.length, certifications.steps.length - 1);

/** The levels, steps and benefits of certification (S-2.53). */
export function CertificationsScreen() {
  const { levels, steps, stepsTitle, benefits, benefitsTitle, start, next } = certifications;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={certifications} ground="institute" />}
        title={certifications.title}
        text={certifications.lead}
        tiles={tiles}
        actions={
          <ButtonLink to={application} variant="brass" ground="institute">
            {start}
          </ButtonLink>
        }
      />
      <Section aria-labelledby="steps-title">
        <Stack space="8">
          <Heading level={2} id="steps-title">
            {stepsTitle}
          </Heading>
          <StepsList layout="row" steps={steps.map(({ title, text }) => ({ key: title, title, text }))} />
        </Stack>
      </Section>
      <Section ground="page-deep" aria-labelledby="levels-title">
        <Stack space="8">
          <Heading level={2} id="levels-title">
            {levels.title}
          </Heading>
          <Register
            layout="rows"
            headingLevel={3}
            aria-labelledby="levels-title"
            entries={levels.items.map(({ title, text }) => ({ key: title, name: title, detail: text }))}
          />
        </Stack>
      </Section>
      <Section ground="sheet" aria-labelledby="benefits-title">
        <Columns split="lead" space="10">
          <Heading level={2} id="benefits-title">
            {benefitsTitle}
          </Heading>
          <Prose>
            <ul>
              {benefits.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Prose>
        </Columns>
      </Section>
      <CallToAction
        title={next.title}
        text={next.text}
        actions={
          <ButtonLink to={application} variant="brass" ground="institute">
            {start}
          </ButtonLink>
        }
      />
      <SeeAlso series={membershipPages} current="/certifications" />
    </>
  );
}
