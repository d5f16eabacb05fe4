import {
  ButtonLink,
  Columns,
  GradeCard,
  Grid,
  Heading,
  Hero,
  Section,
  Stack,
  StatStrip,
  Text,
} from '@imc/ui';
import { grades, home, naira, statistics } from '../../content/index.ts';

/** The home page, in its first form: the hero, the figures, who the Institute is, the six grades, and how joining works. */
export function HomeScreen() {
  const { hero, about, objectives, grades: gradeTexts, steps } = home;
  return (
    <>
      <Hero
        title={hero.title}
        text={hero.text}
        actions={
          <>
            <ButtonLink to="/register" variant="brass" onInstitute>
              {hero.join}
            </ButtonLink>
            <ButtonLink to="/#coming" variant="secondary" onInstitute>
              {hero.more}
            </ButtonLink>
          </>
        }
      />
      <StatStrip stats={statistics} />
      <Section id={about.id} aria-labelledby="about-title">
        <Columns split="lead" space="10">
          <Heading level={2} id="about-title">
            {about.title}
          </Heading>
          <Stack space="4">
            {about.paragraphs.map((paragraph) => (
              <Text key={paragraph} size="lead">
                {paragraph}
              </Text>
            ))}
            <Heading level={3}>{objectives.title}</Heading>
            <ul>
              {objectives.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Stack>
        </Columns>
      </Section>
      <Section id={gradeTexts.id} ground="page-deep" aria-labelledby="grades-title">
        <Stack space="10">
          <Columns split="lead" space="10">
            <Heading level={2} id="grades-title">
              {gradeTexts.title}
            </Heading>
            <Text size="lead">{gradeTexts.text}</Text>
          </Columns>
          <Grid as="ul" columns={3} ruled>
            {grades.map(({ code, name, application, admission, total }) => (
              <GradeCard
                key={code}
                as="li"
                grade={code}
                name={name}
                fees={[
                  { label: gradeTexts.application, value: naira(application) },
                  {
                    label: gradeTexts.admission,
                    value: admission === null ? gradeTexts.none : naira(admission),
                  },
                ]}
                total={{ label: gradeTexts.total, value: naira(total) }}
                action={
                  <ButtonLink to="/register" aria-label={`${gradeTexts.apply} for ${name}`}>
                    {gradeTexts.apply}
                  </ButtonLink>
                }
              />
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section id={steps.id} aria-labelledby="steps-title">
        <Stack space="8">
          <Heading level={2} id="steps-title">
            {steps.title}
          </Heading>
          <Grid as="ol" columns={3} space="8">
            {steps.items.map(({ title, text }) => (
              <Stack key={title} as="li" space="2">
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Section>
    </>
  );
}
