import type { ReactNode } from 'react';
import { DefinitionList } from '../components/content/definition-list/definition-list.tsx';
import { Text } from '../layout/text/text.tsx';
import styles from './accessibility-page.module.css';
import { Chapter, FoundationPage, Rules } from './foundation-page.tsx';

/** Link to a docs page of this Storybook. The page is in the frame of the preview, so the link replaces the whole window. */
function DocsLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`./?path=/docs/${id}--docs`} target="_top">
      {children}
    </a>
  );
}

/** Foundations page on accessibility: the standard, what tests check, and what people have to check. */
export function AccessibilityPage() {
  return (
    <FoundationPage
      title="Accessibility"
      lead="The standard is WCAG 2.2 level AA, in all four schemes. Tests check a part of it; the rest depends on how components are used, and on checks by hand."
    >
      <Chapter
        title="Tests"
        text="Each of them runs with npm test and fails it. Automatic checks find only some of the possible problems."
      >
        <DefinitionList
          items={[
            {
              term: 'axe',
              description: (
                <>
                  In every story, in the state that it shows, in the light scheme. The Accessibility panel
                  lists the rules that passed, and what axe leaves to the eye.
                </>
              ),
            },
            {
              term: 'Contrast',
              description: (
                <>
                  Every pair of colours that components combine, in every scheme.{' '}
                  <DocsLink id="foundations-colour">Colour</DocsLink> shows the ratios. In high contrast, text
                  reaches level AAA.
                </>
              ),
            },
            {
              term: 'Names',
              description: 'A field without a label, or an icon button without a name, is a type error.',
            },
            {
              term: 'Keyboard',
              description:
                'From joining to the decision on an application, with the mouse and with the keyboard only. Components that handle keys list them on their page.',
            },
            {
              term: 'Direction',
              description:
                'Styles may use logical properties only, and arrows are mirrored from right to left.',
            },
            {
              term: 'Motion',
              description:
                'With reduced motion, slides stand still, tiles do not turn and texts do not move.',
            },
            {
              term: 'Without scripts',
              description: 'Public pages can be read, and their links work, before or without scripts.',
            },
          ]}
        />
      </Chapter>
      <Chapter
        title="When you use components"
        text="Components carry their part. What only the page knows is up to you."
      >
        <Rules
          rules={[
            'One heading of level 1 per page, and no skipped levels. The size of a heading does not depend on its level.',
            'Describe pictures that say something. Leave the description of decorative pictures empty.',
            'Write labels, link texts and buttons that make sense on their own: people list them without the text around them.',
            'Never rely on colour alone. A status has an icon and a text as well.',
            'After something is added, removed or opened, move the focus to where the work goes on.',
            'Say what is wrong next to the field, and do not disable a button instead of explaining.',
          ]}
        />
      </Chapter>
      <Chapter
        title="Check by hand"
        text="No test covers these. Check them before a release, and after changes to a component with its own keyboard behaviour."
      >
        <Rules
          rules={[
            'Screen readers: join, apply and review with NVDA in Firefox, VoiceOver in Safari on an iPhone, and TalkBack in Chrome.',
            'Forced colours: the same in a contrast theme of Windows.',
            'Zoom: 400% at a width of 1280 px, without scrolling in two directions.',
            'Voice: every control reacts to the name that is written on it.',
          ]}
        />
      </Chapter>
      <Chapter title="Browsers" text="Which browsers the site is built for, and which ones tests use.">
        <Text measure>
          Scripts and styles are built for Vite’s default, Baseline Widely Available: the major browsers since
          the middle of 2023. No lint checks that every CSS feature exists there. Tests run in Chromium only,
          so check Firefox and Safari by hand.
        </Text>
      </Chapter>
    </FoundationPage>
  );
}
