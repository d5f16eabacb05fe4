import type { ContactForms } from '@imc/api';
import {
  Accordion,
  Achievements,
  ButtonLink,
  Columns,
  CountUp,
  Heading,
  HeroCarousel,
  Link,
  Section,
  Stack,
  Statement,
  StatStrip,
  StepsList,
  Text,
  VisuallyHidden,
  WelcomeBanner,
} from '@imc/ui';
import { GradeLadder } from '@imc/ui/membership';
import { useState } from 'react';
import { faq, gradeLadder, home, statistics } from '../../content/index.ts';
import { LinkedText } from '../../shared/linked-text.tsx';
import { Statements } from '../../shared/statements.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';
import { HomeContact } from './home-contact.tsx';

const { hero } = home;

const slides = hero.slides.map(({ action, ...slide }) => ({
  ...slide,
  actions: (
    <>
      <ButtonLink to={action.to} variant="brass" ground="institute">
        {action.label}
      </ButtonLink>
      <ButtonLink to={hero.more.to} variant="secondary" ground="institute">
        {hero.more.label}
      </ButtonLink>
    </>
  ),
}));

/** Of six questions. */
const questionCount = 3;

export interface HomeScreenProps {
  /** Sends the form if messages are stored. */
  forms: ContactForms;
}

/** The home page (S-2.38 to S-2.43). Other pages link to the ids of its sections. */
export function HomeScreen({ forms }: HomeScreenProps) {
  const { about, objectives, achievements, grades, steps, welcome } = home;
  const [paused, setPaused] = useState(false);
  return (
    <>
      {/* Before the hero, which leaves room for it: the first paint may come before the rest of the page. */}
      <WelcomeBanner label={welcome.label} closeLabel={welcome.close} paused={paused}>
        {welcome.text}
      </WelcomeBanner>
      <VisuallyHidden as="h1">{home.title}</VisuallyHidden>
      <HeroCarousel
        label={hero.label}
        roleLabel={hero.role}
        slideRoleLabel={hero.slideRole}
        slideLabel={hero.slide}
        slides={slides}
        previousLabel={hero.previous}
        nextLabel={hero.next}
        pauseLabel={hero.pause}
        playLabel={hero.play}
        onPausedChange={setPaused}
        data-print="none"
        dotLabel={hero.dot}
      />
      <StatStrip
        stats={statistics.map(({ figure, label }) => ({ label, figure: <CountUp value={figure} /> }))}
      />
      <Section id={about.id} aria-labelledby="about-title" air="generous">
        <Stack space="12">
          <Stack space="8">
            <Heading level={2} size="card" id="about-title">
              {about.title}
            </Heading>
            <Statement>{about.statement}</Statement>
            {about.paragraphs.map((paragraph) => (
              <Text key={paragraph} size="lead" measure>
                {paragraph}
              </Text>
            ))}
          </Stack>
          <Stack space="6">
            <Heading level={3}>{objectives.title}</Heading>
            <Statements items={objectives.items} columns={4} />
          </Stack>
          <p>
            <ButtonLink to={objectives.more.to} variant="secondary">
              {objectives.more.label}
              <VisuallyHidden>{objectives.more.about}</VisuallyHidden>
            </ButtonLink>
          </p>
        </Stack>
      </Section>
      <Section id={grades.id} ground="institute" aria-labelledby="grades-title">
        <Stack space="10">
          <Columns split="lead" space="10">
            <Heading level={2} id="grades-title">
              {grades.title}
            </Heading>
            <Text size="lead" measure>
              {grades.text}
            </Text>
          </Columns>
          <GradeLadder {...gradeLadder} />
        </Stack>
      </Section>
      <TitledSection id={steps.id} titleId="steps-title" title={steps.title}>
        <StepsList layout="row" steps={steps.items.map(({ title, text }) => ({ key: title, title, text }))} />
      </TitledSection>
      <TitledSection ground="sheet" titleId="achievements-title" title={achievements.title}>
        <Achievements items={achievements.items} />
      </TitledSection>
      <Section id={home.faq.id} aria-labelledby="faq-title">
        <Columns split="lead" space="10">
          <Stack space="3">
            <Heading level={2} id="faq-title">
              {home.faq.title}
            </Heading>
            <p>
              <Link to={home.faq.more.to}>{home.faq.more.label}</Link>
            </p>
          </Stack>
          <Accordion
            items={faq.items.slice(0, questionCount).map(({ question, answer }) => ({
              key: question,
              title: question,
              content: <LinkedText text={answer} />,
            }))}
          />
        </Columns>
      </Section>
      <HomeContact forms={forms} />
    </>
  );
}
