import type { ReactNode } from 'react';
import { Check, X } from '../icons/icons.ts';
import { Grid } from '../layout/grid/grid.tsx';
import { Heading } from '../layout/heading/heading.tsx';
import { Stack } from '../layout/stack/stack.tsx';
import { Text } from '../layout/text/text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden/visually-hidden.tsx';
import { Chapter, FoundationPage, Rules } from './foundation-page.tsx';
import styles from './voice-page.module.css';

/** Rules with an example each: what we write, and what we do not. */
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

/** A text of the specification and where it stands, to the letter. */
function Fixed({ rows }: { rows: readonly (readonly [where: string, text: string])[] }) {
  return (
    <dl className={styles.fixed}>
      {rows.map(([where, text]) => (
        <div key={where}>
          <dt>{where}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const manner = [
  ['Plain', 'The word that a member would use. One thought a sentence, the important one first.'],
  ['Exact', 'A figure, a date, a name. “Within four weeks”, and only if it is so.'],
  ['Courteous', 'The person is busy and means well. We do not scold, joke or plead.'],
] as const;

/** How the institute writes: manner, formats, and the texts that are fixed. */
export function VoicePage() {
  return (
    <FoundationPage
      title="Voice and wording"
      lead="Plain, exact, courteous. Every text says what is so, what happens next, and when. It does not praise itself."
    >
      <Chapter title="Manner" text="An institution of 1979 that has nothing to prove and something to do.">
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
                'The committee reads your file on 12 December. We write to you the same week.',
                'Your application is being processed!',
              ],
              [
                'Facts in place of adjectives.',
                'Six grades. Two referees. A code of nine rules, signed.',
                'A prestigious, world-class community of leading professionals.',
              ],
              [
                'Speak to the person; the institute is “we”.',
                'We have your proof of payment.',
                'Proof of payment has been received by the system.',
              ],
            ]}
          />
        </Stack>
      </Chapter>
      <Chapter
        title="Buttons and links"
        text="A verb and its object, two or three words, and the same words as the page or dialog they lead to."
      >
        <Pairs
          rows={[
            ['Name what the button does.', 'Add Marketer', 'OK'],
            ['A link says where it leads, read by itself.', 'Fees of all six grades', 'Click here'],
            ['The way back is as clear as the way on.', 'Keep the application · Delete it', 'Cancel · Yes'],
          ]}
        />
      </Chapter>
      <Chapter
        title="Capitals"
        text="The specification's buttons and titles carry capitals and keep them. What we add ourselves is written as a sentence."
      >
        <Pairs
          rows={[
            [
              'Buttons and page titles of the specification, to the letter.',
              'Apply Now · Membership Applications',
              'Apply now · MEMBERSHIP APPLICATIONS',
            ],
            [
              'Headings, labels and help of our own: a capital first, then names only.',
              'What happens next',
              'What Happens Next',
            ],
            [
              'Grades by their letters stand in capitals, without dots.',
              'Ada Obi, FIMC',
              'Ada Obi, F.I.M.C.',
            ],
          ]}
        />
      </Chapter>
      <Chapter
        title="Errors"
        text="What is wrong, and what mends it. Beside the field, and once more at the head of the form where there are several."
      >
        <Stack space="6">
          <Pairs
            rows={[
              ['Say what mends it.', "The last year can't be before the first.", 'Invalid date range.'],
              [
                'Nobody is at fault, nothing is lost.',
                'Server error. Please try again. What you wrote is still here.',
                'Oops! You broke something.',
              ],
              [
                'No codes, no names of machines.',
                'Failed to fetch applications',
                'HTTP 503: upstream connect error',
              ],
            ]}
          />
          <Fixed
            rows={[
              ['Over a form with faults', 'Please fix the following errors:'],
              ['Sign-in refused', 'Invalid email or password'],
              ['Sign-up refused', 'Registration failed. Please try again.'],
              ['Profile not saved', 'Failed to update profile'],
              ['Application not sent', 'Server error. Please try again.'],
              ['A page that broke', 'Unexpected Application Error!'],
            ]}
          />
        </Stack>
      </Chapter>
      <Chapter
        title="Done"
        text="One sentence in the past tense, which leaves after three seconds. What must be acted upon stays."
      >
        <Fixed
          rows={[
            ['Profile saved', 'Profile updated successfully'],
            ['Application sent', 'Application submitted successfully!'],
            ['Status changed', 'Status updated successfully'],
            ['Newsletter', 'Thank you for subscribing!'],
            ['Contact, on the home page', "Thank you for your message. We'll get back to you soon!"],
            ['Contact page', 'Message sent successfully!'],
          ]}
        />
      </Chapter>
      <Chapter
        title="Empty and waiting"
        text="An empty place says what will stand there and how it gets there. Waiting has one word."
      >
        <Stack space="6">
          <Fixed
            rows={[
              [
                'No applications yet',
                'No applications found. Click the button above to submit a new application.',
              ],
              ['Admin, nothing recent', 'No recent applications'],
              ['Marketers', 'No marketers found'],
              ['Blog', 'No blog posts found.'],
              ['On its way', 'Loading...'],
            ]}
          />
          <Pairs
            rows={[
              [
                'Of our own: what comes, and by whom.',
                'No application has come through a marketer yet.',
                'No data available',
              ],
            ]}
          />
        </Stack>
      </Chapter>
      <Chapter
        title="Figures, money, dates"
        text="One way each. The functions in screens write them; nobody types them by hand."
      >
        <Pairs
          rows={[
            ['Naira: the sign, no space, thousands by comma, no kobo.', '₦500,000', 'N500000.00 · NGN 500k'],
            ['No fee is a word.', 'none', '₦0'],
            ['Dates: day, short month, year.', '14 Nov 2026', '11/14/26 · 14th November'],
            ['Times: 24 hours, of Lagos.', 'Saved 10:42', 'Saved at 10:42:07 AM'],
            ['Ranges in words.', '1-7 of 2,210 · Page 1 of 316', '1…7/2210'],
            ['Change: sign, one decimal at most.', '+8.4% from last month', 'up 8.412 %'],
            ['References as they are printed.', 'IMC-APP-2210', 'App. no. 2210'],
            ['Telephone numbers in groups, from the country on.', '+234 800 000 0142', '08000000142'],
          ]}
        />
      </Chapter>
      <Chapter title="Words" text="The same thing has the same name on every page and in every mail.">
        <Pairs
          rows={[
            ['Whom we serve.', 'member, applicant, visitor', 'user, customer'],
            ['What they send.', 'application, proof of payment', 'submission, evidence upload'],
            ['Who decides.', 'the Membership Committee', 'our team'],
            ['Entering and leaving.', 'sign in, Logout', 'log on, exit'],
            ['Time.', 'by day, by night; phone, desk', 'light mode, mobile, desktop'],
          ]}
        />
      </Chapter>
      <Chapter title="For everyone" text="Read aloud, translated, or at twice the size.">
        <Rules
          rules={[
            'A colour is never the only word: “approved” stands beside the green.',
            'Names are written as their owner writes them, with every mark: Ọlátúnjí Adébáyọ̀. They may be long, and are never cut.',
            'No directions by sight alone: not “the box on the right”, but its name.',
            'No idioms, and no Latin shortened: “for example”, not “e.g.”.',
          ]}
        />
      </Chapter>
    </FoundationPage>
  );
}
