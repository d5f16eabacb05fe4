import { GradeSeal } from '../components/grade-seal/grade-seal.tsx';
import { grades } from '../components/grade-seal/grade-seal-drawings.tsx';
import { Mosaic } from '../components/mosaic/mosaic.tsx';
import { Cluster } from '../layout/cluster/cluster.tsx';
import { Grid } from '../layout/grid/grid.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import pageStyles from './foundation-page.module.css';
import { Chapter } from './foundation-page.tsx';
import styles from './welcome-page.module.css';

const rooms = [
  [
    'Foundations',
    'Colour, type, space, motion, seals and tiles: drawn from the tokens themselves.',
    'foundations-colour--docs',
  ],
  ['Elements', 'Buttons, links, fields, tables, badges, dialogs: one job each.', 'elements-button--docs'],
  ['Layout', 'What owns the space between things.', 'layout-pageframe--docs'],
  ['Patterns', 'Bars, frames, heroes, cards: elements put together for a purpose.', 'patterns-hero--docs'],
  [
    'Screens',
    'Every page of the site, once for each answer the server can give.',
    'screens-public-home--docs',
  ],
  ['Flows', 'A visitor joins, a member applies, an admin decides: several screens in one go.', ''],
] as const;

const principles = [
  ['One clear action', 'Each view has one thing to do next. It is the only one in full colour.'],
  ['Say what happens next', 'And when. Plain, exact, courteous; no marketing adjectives.'],
  ['A phone first', 'Drawn at 360 px, on a cheap screen in sunlight, over data that is paid for.'],
  ['Everyone', 'By keyboard, by ear, at twice the text, in forced colours, by day and by night.'],
] as const;

/** What this is and where to look. */
export function WelcomePage() {
  return (
    <div className={pageStyles.page} data-ground="page">
      <div className={styles.head} data-ground="institute">
        <div className={styles.words}>
          <GradeSeal grade="DFIMC" size="xlarge" onInstitute />
          <Heading level={1} size="hero">
            The institute, part by part
          </Heading>
          <Text size="lead" tone="muted" measure>
            Every element and every screen of the Institute of Management Consultants, in every state, on a
            phone and at a desk, with its rules beside it.
          </Text>
        </div>
        <div className={styles.art}>
          <Mosaic seed="welcome" columns={8} rows={8} preserveAspectRatio="xMinYMin slice" />
        </div>
      </div>
      <div className={pageStyles.chapters}>
        <Chapter
          title="Where to look"
          text="From the smallest part to the whole. Each entry opens with a page of rules, then its stories."
        >
          <Grid columns={3} ruled as="ul">
            {rooms.map(([name, text, id]) => (
              <li key={name} className={styles.room}>
                <Heading level={3}>
                  {id ? (
                    <a className={styles.link} href={`?path=/docs/${id}`} target="_top">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </Heading>
                <Text size="small" tone="muted">
                  {text}
                </Text>
              </li>
            ))}
          </Grid>
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
        <Chapter title="Reviewing" text="The toolbar above each story.">
          <Stack space="3">
            <Text measure>
              Switch between day and night, and between a phone and a desk. Every story can be opened by
              itself and sent as a link. The Matrix story of an element shows all its variants and states at
              once, with words that are too long.
            </Text>
            <Text measure>
              Stories are tests as well: each one renders, behaves and passes the accessibility check in a
              real browser, or the build fails.
            </Text>
          </Stack>
        </Chapter>
        <Chapter title="The alphabet" text="Six grades, six seals. The highest one is the mark of the house.">
          <Cluster space="6">
            {grades.map((grade) => (
              <GradeSeal key={grade} grade={grade} size="large" label={grade} />
            ))}
          </Cluster>
        </Chapter>
      </div>
    </div>
  );
}
