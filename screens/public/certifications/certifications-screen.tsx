import {
  ButtonLink,
  Columns,
  Grid,
  Heading,
  PageHeader,
  Prose,
  Section,
  Stack,
  StepsList,
  Text,
  Tile,
  type TileName,
} from '@imc/ui';
import { certifications, membershipPages } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** Target of the button (S-2.12). */
const application = '/membership/IMC-Application';

/** Five steps, each one tile higher than the one before. The last one is brass. */
const stairs = certifications.steps.map((_, row, { length }) =>
  certifications.steps.map((_, column): TileName => {
    const isStep = row >= length - 1 - column;
    const isTop = row === length - 1 - column;
    if (!isStep) return null;
    return isTop ? (column === length - 1 ? 'squares/brass' : 'squares/paper') : 'comb';
  }),
);

/** The levels, steps and benefits of certification (S-2.53). */
export function CertificationsScreen() {
  const { levels, steps, stepsTitle, benefits, benefitsTitle, start, next } = certifications;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={certifications} onBrand />}
        title={certifications.title}
        text={certifications.lead}
        seed="certifications"
        tiles={stairs}
        actions={
          <ButtonLink to={application} variant="brass" onBrand>
            {start}
          </ButtonLink>
        }
      />
      <Section aria-labelledby="steps-title">
        <Columns split="lead" space="10">
          <Heading level={2} id="steps-title">
            {stepsTitle}
          </Heading>
          <StepsList steps={steps.map(({ title, text }) => ({ key: title, title, text }))} />
        </Columns>
      </Section>
      <Section ground="page-deep" aria-labelledby="levels-title">
        <Stack space="8">
          <Heading level={2} id="levels-title">
            {levels.title}
          </Heading>
          <Grid as="ul" columns={3} space="8">
            {levels.items.map(({ title, text, pattern }, index) => (
              <Stack key={title} as="li" space="3">
                <Tile pattern={pattern} tone={index === levels.items.length - 1 ? 'brass' : 'bright'} />
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </Grid>
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
          <ButtonLink to={application} variant="brass" onBrand>
            {start}
          </ButtonLink>
        }
      />
      <SeeAlso series={membershipPages} current="/certifications" />
    </>
  );
}
