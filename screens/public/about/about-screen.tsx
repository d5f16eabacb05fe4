import {
  Accordion,
  Columns,
  Grid,
  Heading,
  Link,
  Prose,
  Register,
  Section,
  Stack,
  Statement,
  Text,
} from '@imc/ui';
import { BenefitCard } from '@imc/ui/membership';
import { about, aboutPages, institute } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';
import { yearTiles } from './year-tiles.ts';

const tiles = yearTiles(institute.established);

const linkTo = ({ to, label }: { to: string; label: string }) => (
  <p>
    <Link to={to}>{label}</Link>
  </p>
);

/** The page about the Institute (S-2.44). */
export function AboutScreen() {
  const { who, objectives, points, questions } = about;
  return (
    <ContentPage page={about} tiles={tiles}>
      <Section aria-labelledby="who-title">
        <Stack space="5">
          <Heading level={2} size="card" id="who-title">
            {who.title}
          </Heading>
          <Statement>{who.statement}</Statement>
          <Columns space="4">
            {who.paragraphs.map((paragraph) => (
              <Text key={paragraph} size="lead" measure>
                {paragraph}
              </Text>
            ))}
          </Columns>
        </Stack>
      </Section>
      <TitledSection ground="sheet" titleId="points-title" title={points.title}>
        <Grid as="ul" columns={2} ruled>
          {points.items.map(({ text, ...point }) => (
            <BenefitCard key={point.title} as="li" {...point}>
              {text}
            </BenefitCard>
          ))}
        </Grid>
      </TitledSection>
      <TitledSection
        titleId="objectives-title"
        title={objectives.title}
        beside
        intro={linkTo(objectives.more)}
      >
        <Prose>
          <ul>
            {objectives.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Prose>
      </TitledSection>
      <TitledSection
        ground="page-deep"
        titleId="questions-title"
        title={questions.title}
        beside
        intro={linkTo(questions.more)}
      >
        <Accordion
          items={questions.items.map(({ title, text, link }) => ({
            key: title,
            title,
            content: (
              <Stack space="3">
                <Text>{text}</Text>
                {link && linkTo(link)}
              </Stack>
            ),
          }))}
        />
      </TitledSection>
      <TitledSection data-print="none" ground="sheet" titleId="pages-title" title={aboutPages.title}>
        <Register
          headingLevel={3}
          entries={[...aboutPages.pages, about.blog]
            .filter(({ to }) => to !== about.path)
            .map(({ to, title, text }) => ({ key: to, to, name: title, detail: text }))}
        />
      </TitledSection>
    </ContentPage>
  );
}
