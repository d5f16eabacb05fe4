import { DefinitionList } from '../components/content/definition-list/definition-list.tsx';
import { Mosaic } from '../components/identity/mosaic/mosaic.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Text } from '../layout/text/text.tsx';
import pageStyles from './foundation-page.module.css';
import { Chapter } from './foundation-page.tsx';
import styles from './welcome-page.module.css';

/** The three ways in, in the first view. */
const ways = [
  ['/docs/all-elements--docs', 'Elements', 'Every part of the interface, drawn, with its states and values'],
  ['/story/public-home--page', 'Screens', 'Every page, with every answer of the server'],
  ['/docs/coverage--docs', 'Coverage', 'Every rule of the specification, with the stories that show it'],
] as const;

/** More pages, by what a visitor does. */
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
    ],
  ],
  [
    'You decide',
    'The site itself, in plain words.',
    [
      ['/docs/tour--docs', 'Tour: the product in ten minutes'],
      ['/story/public-registration-and-admission--page', 'Grades and fees'],
      ['/docs/journeys--docs', 'Joining, applying and paying, step by step'],
      ['/story/admin-dashboard--figures', 'What an admin sees'],
      ['/story/flows-membership--from-visitor-to-member', 'The whole journey, automated'],
    ],
  ],
  [
    'You test',
    'Every state, and where it is specified.',
    [
      ['/docs/member-my-applications--docs', 'Application form in every state'],
      ['/docs/account-register--docs', 'Sign-up in every state'],
      ['/docs/admin-applications--docs', 'Review of applications in every state'],
      ['/docs/public-error--docs', 'Error pages'],
      ['/docs/review-results--docs', 'Results of the tests, and sizes'],
      ['/docs/review-pictures--docs', 'Pictures that changed'],
    ],
  ],
] as const;

const tools = [
  ['Scheme', 'In the toolbar above: light, dark, high contrast light or dark, or your system’s preference.'],
  ['Viewport', 'On a story, next to it: phone, tablet or desktop. Everything is designed at 360 px first.'],
  [
    'Conditions',
    'In the toolbar: text at 200%, reduced motion, forced colours, vision filters, a slow network, and right to left.',
  ],
  ['Controls', 'Below a Playground: change a text, a state or a size and see the effect.'],
  [
    'Code',
    'Below a story, next to the controls: its source. Its docs page has the code to copy, with imports.',
  ],
  ['Find', 'Press / or Ctrl K and type what you look for, in your own words: modal, stepper, 404.'],
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
          <ul className={styles.ways}>
            {ways.map(([path, name, text]) => (
              <li key={path}>
                <a className={styles.way} href={`./?path=${path}`} target="_top">
                  <span className={styles.name}>{name}</span>
                  <Text as="span" size="small" tone="muted">
                    {text}
                  </Text>
                </a>
              </li>
            ))}
          </ul>
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
        <Chapter title="Tools" text="Available on every page.">
          <DefinitionList items={tools.map(([term, description]) => ({ term, description }))} />
        </Chapter>
      </div>
    </div>
  );
}
