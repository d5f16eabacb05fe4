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

/** Where a reader can go: address of the entry, name, what is found there. */
const rooms = [
  [
    '/docs/foundations-colour--docs',
    'Foundations',
    'Colour, type, space, shape, motion, seals, tiles and wording: drawn from the tokens themselves.',
  ],
  [
    '/docs/actions-button--docs',
    'Components',
    'Buttons, fields, tables, charts, dialogs: one job each, in every state, with its rules.',
  ],
  ['/docs/layout-pageframe--docs', 'Layout', 'What owns the space between things, and the frame of a page.'],
  [
    '/docs/patterns-hero--docs',
    'Patterns',
    'Bars, frames, heroes, cards: elements put together for a purpose.',
  ],
  [
    '/docs/screens-public-home--docs',
    'Screens',
    'Every page of the site, once for each answer the server can give.',
  ],
  [
    '/story/flows-membership--from-visitor-to-member',
    'Flows',
    'A visitor joins, a member applies, an admin decides: a whole way, step by step.',
  ],
  [
    '/docs/coverage--docs',
    'Coverage',
    'Every route and element of the specification, and the stories that show it.',
  ],
] as const;

const tools = [
  [
    'Scheme',
    'In the bar above: light, dark, high contrast by day or by night, or what your system asks for.',
  ],
  ['Viewport', 'On a story, beside it: a phone, a tablet, a desk. Everything is drawn at 360 px first.'],
  ['Controls', 'Below a Playground: change a text, a state, a size, and see what it does.'],
  ['Share', 'At the end of the bar: the address of exactly what you see, or the story alone in a window.'],
  ['Find', 'Press / or Ctrl K and type: every element is named as people name it.'],
] as const;

const steps = [
  [
    'Begin with a flow',
    'It plays the site from a visitor to a member, as people will meet it. Its steps are named below it.',
  ],
  ['Open the screens', 'Each has its good day and its bad ones: empty, loading, refused, failed, slow.'],
  [
    'Look closer at an element',
    'Its page says when to take it and when not. Its Matrix shows all states at once, with words too long.',
  ],
  [
    'Say what is wrong',
    'Send the address of the story and one sentence. Each story is a test as well, so that what is mended stays mended.',
  ],
] as const;

const principles = [
  ['One clear action', 'Each view has one thing to do next. It is the only one in full colour.'],
  ['Say what happens next', 'And when. Plain, exact, courteous; no marketing adjectives.'],
  ['A phone first', 'Drawn at 360 px, on a cheap screen in sunlight, over data that is paid for.'],
  ['Everyone', 'By keyboard, by ear, at twice the text, in four schemes and in forced colours.'],
] as const;

/** What this is, where to look, and how to review it: a minute's reading. */
export function WelcomePage() {
  return (
    <div className={pageStyles.page} data-ground="page">
      <div className={styles.head} data-ground="institute">
        <div className={styles.words}>
          <Heading level={1} size="hero">
            The institute, part by part
          </Heading>
          <Text size="lead" tone="muted" measure>
            The website and membership system of the Institute of Management Consultants, Nigeria: every
            element, every screen and every state of it, on a phone and at a desk, with its rules beside it.
          </Text>
          <div className={styles.seals}>
            {grades.map((grade) => (
              <GradeSeal key={grade} grade={grade} onBrand label={grade} />
            ))}
          </div>
        </div>
        <div className={styles.art}>
          <Mosaic seed="welcome" columns={8} rows={8} preserveAspectRatio="xMinYMin slice" />
        </div>
      </div>
      <div className={pageStyles.chapters}>
        <Chapter title="Where to look" text="From the smallest part to the whole.">
          <ul className={styles.rooms}>
            {rooms.map(([path, name, text]) => (
              <li key={name}>
                <a className={styles.room} href={`?path=${path}`} target="_top">
                  <Heading level={3}>{name}</Heading>
                  <Text size="small" tone="muted">
                    {text}
                  </Text>
                </a>
              </li>
            ))}
          </ul>
        </Chapter>
        <Chapter title="How to review" text="Ten minutes are enough for a first look.">
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
        <Chapter title="The tools" text="Around every page.">
          <dl className={styles.tools}>
            {tools.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Chapter>
        <Chapter title="What it holds to" text="What every part is measured by.">
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
