import { GradeSeal } from '../components/identity/grade-seal/grade-seal.tsx';
import { grades } from '../components/identity/grade-seal/grade-seal-drawings.ts';
import { Mosaic } from '../components/identity/mosaic/mosaic.tsx';
import { Grid } from '../layout/grid/grid.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import pageStyles from './foundation-page.module.css';
import { Chapter } from './foundation-page.tsx';
import styles from './welcome-page.module.css';

/** The first pages to open, by what a visitor does. */
const starts = [
  [
    'You design',
    'Values to copy, and parts to compare.',
    [
      ['/docs/foundations-tokens--docs', 'All design tokens'],
      ['/docs/foundations-colour--docs', 'Colours in four schemes'],
      ['/docs/foundations-type--docs', 'Type scale'],
      ['/docs/foundations-space--docs', 'Spacing scale'],
      ['/docs/foundations-icons--docs', 'Icons'],
      ['/docs/foundations-grade-seals--docs', 'Seals of the grades'],
      ['/docs/actions-button--docs', 'Button, and the other components'],
    ],
  ],
  [
    'You decide',
    'The site itself, in plain words.',
    [
      ['/docs/tour--docs', 'Tour: the product in ten minutes'],
      ['/story/screens-public-home--page', 'Home page'],
      ['/story/screens-public-registration-and-admission--page', 'Grades and fees'],
      ['/docs/journeys--docs', 'Joining, applying and paying, step by step'],
      ['/story/screens-admin-dashboard--figures', 'What an admin sees'],
      ['/story/flows-membership--from-visitor-to-member', 'The whole journey, automated'],
    ],
  ],
  [
    'You test',
    'Every state, and where it is specified.',
    [
      ['/docs/coverage--docs', 'Coverage of the specification'],
      ['/docs/screens-member-my-applications--docs', 'Application form in every state'],
      ['/docs/screens-account-register--docs', 'Sign-up in every state'],
      ['/docs/screens-admin-applications--docs', 'Review of applications in every state'],
      ['/docs/screens-public-error--docs', 'Error pages'],
      ['/docs/review-pictures--docs', 'Pictures that changed'],
    ],
  ],
] as const;

/** Sections of the Storybook: path of the first entry, name and description. */
const rooms = [
  ['/docs/tour--docs', 'Tour', 'Ten stories in ten minutes, explained in plain words. The place to start.'],
  [
    '/docs/foundations-colour--docs',
    'Foundations',
    'Colour, type, space, shape, motion, seals, tiles, wording and accessibility, with tokens to download.',
  ],
  [
    '/docs/actions-button--docs',
    'Components',
    'Buttons, fields, tables, charts and dialogs, in every state, with their guidelines.',
  ],
  [
    '/docs/layout-page-frame--docs',
    'Layout',
    'Components for the space between elements, and the frame of a page.',
  ],
  ['/docs/patterns-hero--docs', 'Patterns', 'Bars, frames, heroes and cards, composed of components.'],
  [
    '/docs/screens-public-home--docs',
    'Screens',
    'Every page of the site, with each response the server can give.',
  ],
  [
    '/docs/journeys--docs',
    'Journeys',
    'The screens of each journey in order: join, apply and pay, follow, review.',
  ],
  [
    '/story/flows-membership--from-visitor-to-member',
    'Flows',
    'A visitor joins, a member applies, an admin decides: complete journeys, step by step.',
  ],
  [
    '/docs/coverage--docs',
    'Coverage',
    'Every statement of the specification, with the stories that show it.',
  ],
  ['/docs/review-pictures--docs', 'Review', 'The pictures that a change affects.'],
] as const;

const tools = [
  ['Scheme', 'In the toolbar above: light, dark, high contrast light or dark, or your system’s preference.'],
  ['Viewport', 'On a story, next to it: phone, tablet or desktop. Everything is designed at 360 px first.'],
  [
    'Conditions',
    'In the toolbar: text at 200%, reduced motion, forced colours, a slow network, and right to left.',
  ],
  ['Controls', 'Below a Playground: change a text, a state or a size and see the effect.'],
  ['Code', 'Below a story, next to the controls: the code that renders it, with the current values.'],
  ['Find', 'Press / or Ctrl K and type what you look for, in your own words: modal, stepper, 404.'],
] as const;

const steps = [
  [
    'Take the tour',
    'Ten stops, from the first page that a visitor sees to the admin’s decision, each with what to look at.',
  ],
  ['Open the screens', 'Each has a success state and others: empty, loading, rejected, failed and slow.'],
  [
    'Look at a component',
    'Its docs page says when to use it and when not. Its Matrix shows all states at once, including very long texts.',
  ],
  [
    'Report problems',
    'Send the address of the page and one sentence. Each story is also a test, so that fixed problems stay fixed.',
  ],
] as const;

const principles = [
  ['One clear action', 'Each view has one primary action. It is the only one in full colour.'],
  ['Say what happens next', 'And when. Plain, exact and courteous, without marketing adjectives.'],
  ['Mobile first', 'Designed at 360 px, for low-quality screens in sunlight and paid mobile data.'],
  [
    'For everyone',
    'With a keyboard, a screen reader or text at 200%, in four schemes and in forced colours.',
  ],
] as const;

/** Welcome page: what this Storybook contains, and how to review it. */
export function WelcomePage() {
  return (
    <div className={pageStyles.page} data-ground="page">
      <div className={styles.head} data-ground="institute">
        <div className={styles.text}>
          <Heading level={1} size="hero">
            The institute’s design system
          </Heading>
          <Text size="lead" tone="muted" measure>
            The website and membership system of the Institute of Management Consultants, Nigeria: every
            component, screen and state, on a phone and on desktop, with guidelines.
          </Text>
          <div className={styles.seals}>
            {grades.map((grade) => (
              <GradeSeal key={grade} grade={grade} ground="institute" label={grade} />
            ))}
          </div>
        </div>
        <div className={styles.art}>
          <Mosaic seed="welcome" columns={8} rows={8} preserveAspectRatio="xMinYMin slice" />
        </div>
      </div>
      <div className={pageStyles.chapters}>
        <Chapter title="Where to start" text="Pick what you came to do, and follow any link.">
          <div className={styles.starts}>
            {starts.map(([name, text, links]) => (
              <section key={name} className={styles.start}>
                <Heading level={3}>{name}</Heading>
                <Text size="small" tone="muted">
                  {text}
                </Text>
                <ul className={styles.links}>
                  {links.map(([path, label]) => (
                    <li key={path}>
                      <a className={styles.link} href={`./?path=${path}`} target="_top">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Chapter>
        <Chapter title="Contents" text="From the smallest part to complete journeys.">
          <ul className={styles.rooms}>
            {rooms.map(([path, name, text]) => (
              <li key={name}>
                <a className={styles.section} href={`./?path=${path}`} target="_top">
                  <Heading level={3}>{name}</Heading>
                  <Text size="small" tone="muted">
                    {text}
                  </Text>
                </a>
              </li>
            ))}
          </ul>
        </Chapter>
        <Chapter title="How to review" text="Ten minutes are enough for a first review.">
          <ol className={styles.steps}>
            {steps.map(([name, text], index) => (
              <li key={name}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <div>
                  <Heading level={3}>{name}</Heading>
                  <Text tone="muted" measure>
                    {text}
                  </Text>
                </div>
              </li>
            ))}
          </ol>
        </Chapter>
        <Chapter title="Tools" text="Available on every page.">
          <dl className={styles.tools}>
            {tools.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Chapter>
        <Chapter title="Principles" text="Every part is measured by these.">
          <Grid columns={2}>
            {principles.map(([name, text]) => (
              <Stack key={name} space="1">
                <Heading level={3}>{name}</Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </Grid>
        </Chapter>
      </div>
    </div>
  );
}
