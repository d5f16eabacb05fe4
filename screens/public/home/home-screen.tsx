import type { ContactForms } from '@imc/api';
import {
  ButtonLink,
  Cluster,
  Columns,
  CountUp,
  Heading,
  HeroCarousel,
  Link,
  Register,
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
import { gradeLadder, home, statistics } from '../../content/index.ts';
import { TitledSection } from '../../shared/titled-section.tsx';
import { HomeContact } from './home-contact.tsx';
import { slideFigures } from './slide-figures.ts';

const { hero } = home;

const slides = hero.slides.map(({ action, ...slide }) => ({
  ...slide,
  figure: slideFigures[slide.key],
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

export interface HomeScreenProps {
  /** Sends the form if messages are stored. */
  forms: ContactForms;
}

/** The home page (S-2.38 to S-2.43). Other pages link to the ids of its sections. */
export function HomeScreen({ forms }: HomeScreenProps) {
  const { about, objectives, achievements, grades, steps, questions, welcome } = home;
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
      <Section id={about.id} aria-labelledby="about-title">
        <Columns space="10">
          <Stack space="5">
            <Heading level={2} size="card" id="about-title">
              {about.title}
            </Heading>
            <Statement>{about.statement}</Statement>
            <p data-print="none">
              <ButtonLink to={objectives.more.to} variant="secondary">
                {objectives.more.label}
                <VisuallyHidden>{objectives.more.about}</VisuallyHidden>
              </ButtonLink>
            </p>
          </Stack>
          <Stack space="5">
            <Heading level={3} size="card" id="objectives-title">
              {objectives.title}
            </Heading>
            <Register
              layout="lines"
              aria-labelledby="objectives-title"
              entries={objectives.items.map((item) => ({ key: item, name: item }))}
            />
          </Stack>
        </Columns>
      </Section>
      <TitledSection ground="sheet" titleId="achievements-title" title={achievements.title}>
        <Register
          layout="lines"
          entries={achievements.items.map((entry) => ({ key: entry.name, ...entry }))}
          headingLevel={3}
        />
      </TitledSection>
      <Section id={grades.id} ground="institute" aria-labelledby="grades-title">
        <Stack space="6">
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
        <Cluster id={questions.id} data-print="none" space="5">
          <ButtonLink to="/register">{steps.start}</ButtonLink>
          <Link to={questions.to}>{questions.label}</Link>
        </Cluster>
      </TitledSection>
      <HomeContact forms={forms} />
    </>
  );
}
