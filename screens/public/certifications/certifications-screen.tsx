import { ButtonLink, Card, Prose, Register, StepsList } from '@imc/ui';
import { BenefitCard } from '@imc/ui/membership';
import { certifications } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';
import { stairTiles } from './stair-tiles.ts';

/** Target of the button (S-2.12). */
const application = '/membership/IMC-Application';

/** Five steps. The last one, the certificate, is brass. */
const tiles = stairTiles(certifications.steps.length, certifications.steps.length - 1);

/** The levels, steps and benefits of certification (S-2.53). */
export function CertificationsScreen() {
  const { text: certificateText, ...certificate } = certifications.certificate;
  const { levels, steps, stepsTitle, benefits, benefitsTitle, start } = certifications;
  return (
    <ContentPage
      page={certifications}
      tiles={tiles}
      actions={
        <ButtonLink to={application} variant="brass" ground="institute">
          {start}
        </ButtonLink>
      }
    >
      <TitledSection titleId="steps-title" title={stepsTitle}>
        <StepsList layout="row" steps={steps.map(({ title, text }) => ({ key: title, title, text }))} />
      </TitledSection>
      <TitledSection ground="page-deep" titleId="levels-title" title={levels.title}>
        <Register
          headingLevel={3}
          aria-labelledby="levels-title"
          entries={levels.items.map(({ title, text }) => ({ key: title, name: title, detail: text }))}
        />
      </TitledSection>
      <TitledSection
        ground="sheet"
        titleId="benefits-title"
        title={benefitsTitle}
        beside
        intro={
          <Prose>
            <ul>
              {benefits.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Prose>
        }
      >
        <Card padding="none">
          <BenefitCard {...certificate}>{certificateText}</BenefitCard>
        </Card>
      </TitledSection>
    </ContentPage>
  );
}
