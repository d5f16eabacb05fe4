import type { ReactNode } from 'react';
import { Check, X } from '../icons/icons.ts';
import { Grid } from '../layout/grid/grid.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden/visually-hidden.tsx';
import { Chapter, FoundationPage, Rules } from './foundation-page.tsx';
import styles from './voice-page.module.css';

/** Rules, each with a right and a wrong example. */
function Pairs({ rows }: { rows: readonly (readonly [rule: string, right: ReactNode, wrong: ReactNode])[] }) {
  return (
    <ul className={styles.pairs}>
      {rows.map(([rule, right, wrong]) => (
        <li key={rule} className={styles.pair}>
          <Text size="small" tone="muted" className={styles.rule}>
            {rule}
          </Text>
          <p className={styles.right}>
            <Check aria-hidden /> <VisuallyHidden>Right:</VisuallyHidden>
            <span>{right}</span>
          </p>
          <p className={styles.wrong}>
            <X aria-hidden /> <VisuallyHidden>Wrong:</VisuallyHidden>
            <span>{wrong}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const manner = [
  ['Plain', 'Use the words that members use. One thought per sentence, the important one first.'],
  ['Exact', 'Give a number, a date or a name. Write “within four weeks” only if it is true.'],
  ['Courteous', 'Readers are busy and mean well. Do not scold, joke or plead.'],
] as const;

/** Foundations page on wording: style, formats, and texts set by the specification. */
export function VoicePage() {
  return (
    <FoundationPage
      title="Voice and wording"
      lead="Plain, exact, courteous. Every text states the facts, what happens next, and when. It contains no self-praise."
    >
      <Chapter
        title="Style"
        text="The institute was established in 1979. It does not need to impress; it helps people get things done."
      >
        <Stack space="8">
          <Grid columns={3}>
            {manner.map(([name, text]) => (
              <div key={name}>
                <Heading level={3}>{name}</Heading>
                <Text tone="muted">{text}</Text>
              </div>
            ))}
          </Grid>
          <Pairs
            rows={[
              [
                'Say what happens next, and when.',
                'The committee reviews your application on 12 December. We write to you the same week.',
                'Your application is being processed!',
              ],
              [
                'Use facts instead of adjectives.',
                'Six grades. Two referees. A code of nine rules, signed.',
                'A prestigious, world-class community of leading professionals.',
              ],
              [
                'Address the reader as “you”; the institute is “we”.',
                'We have your proof of payment.',
                'Proof of payment has been received by the system.',
              ],
            ]}
          />
        </Stack>
      </Chapter>
      <Chapter
        title="Buttons and links"
        text="A verb and its object, two or three words, the same as in the title of the page or dialog they open."
      >
        <Pairs
          rows={[
            ['Name what the button does.', 'Add Marketer', 'OK'],
            ['A link text is clear without its context.', 'Fees of all six grades', 'Click here'],
            [
              'The button that cancels is as clear as the one that confirms.',
              'Keep the application · Delete it',
              'Cancel · Yes',
            ],
          ]}
        />
      </Chapter>
      <Chapter
        title="Capitals"
        text="Buttons and titles from the specification use title case, unchanged. All other texts use sentence case."
      >
        <Pairs
          rows={[
            [
              'Copy buttons and page titles exactly from the specification.',
              'Apply Now · Membership Applications',
              'Apply now · MEMBERSHIP APPLICATIONS',
            ],
            [
              'Write our own headings, labels and help texts in sentence case.',
              'What happens next',
              'What Happens Next',
            ],
            ['Write the letters of grades in capitals without dots.', 'Ada Obi, FIMC', 'Ada Obi, F.I.M.C.'],
          ]}
        />
      </Chapter>
      <Chapter
        title="Errors"
        text="Say what is wrong and how to fix it, next to the field and, if there are several errors, also at the top of the form."
      >
        <Pairs
          rows={[
            ['Say how to fix it.', "The last year can't be before the first.", 'Invalid date range.'],
            [
              'Do not blame the user, and say that nothing is lost.',
              'Server error. Please try again. What you wrote is still here.',
              'Oops! You broke something.',
            ],
            [
              'No error codes or technical names.',
              'Failed to fetch applications',
              'HTTP 503: upstream connect error',
            ],
          ]}
        />
      </Chapter>
      <Chapter
        title="Confirmations"
        text="One sentence in the past tense, which disappears after three seconds. A message that requires action stays."
      >
        <Pairs rows={[['Say what happened.', 'Profile updated successfully', 'Success!']]} />
      </Chapter>
      <Chapter
        title="Empty and loading states"
        text="An empty state says what will appear there and how. The loading text is always the same."
      >
        <Pairs
          rows={[
            [
              'In our own texts, say what will appear and where it comes from.',
              'No application has come through a marketer yet.',
              'No data available',
            ],
          ]}
        />
      </Chapter>
      <Chapter
        title="Figures, money, dates"
        text="One format each. Use the formatting functions in screens; never type the formats by hand."
      >
        <Pairs
          rows={[
            [
              'Naira: the sign, no space, a comma for thousands, no kobo.',
              '₦500,000',
              'N500000.00 · NGN 500k',
            ],
            ['Write “none” for no fee.', 'none', '₦0'],
            ['Dates: day, short month, year.', '14 Nov 2026', '11/14/26 · 14th November'],
            ['Times: 24-hour clock, Lagos time.', 'Saved 10:42', 'Saved at 10:42:07 AM'],
            ['Write out ranges and totals.', '1-7 of 2,210 · Page 1 of 316', '1…7/2210'],
            ['Changes: with sign and at most one decimal.', '+8.4% from last month', 'up 8.412 %'],
            ['References exactly as printed.', 'IMC-APP-2210', 'App. no. 2210'],
            ['Telephone numbers in groups, with the country code.', '+234 800 000 0142', '08000000142'],
          ]}
        />
      </Chapter>
      <Chapter title="Terms" text="Use the same term on every page and in every email.">
        <Pairs
          rows={[
            ['The people we serve.', 'member, applicant, visitor', 'user, customer'],
            ['What they send.', 'application, proof of payment', 'submission, evidence upload'],
            ['The people who decide.', 'the Membership Committee', 'our team'],
            ['Entering and leaving.', 'sign in, Logout', 'log on, exit'],
          ]}
        />
      </Chapter>
      <Chapter
        title="For everyone"
        text="Texts must also work read aloud, translated, and at twice the size."
      >
        <Rules
          rules={[
            'Never use colour alone: show the text “approved” next to the green.',
            'Write names as their owners do, with all diacritics: Ọlátúnjí Adébáyọ̀. They may be long and are never truncated.',
            'Do not refer to elements by position: write the name of a box, not “the box on the right”.',
            'No idioms, and no Latin abbreviations: “for example”, not “e.g.”.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
