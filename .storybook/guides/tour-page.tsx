import { Button, Cluster, Heading, Spinner, Stack, Text } from '@imc/ui';
import { useState } from 'react';
import { FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import { EntryLink } from '../pages/story-links.tsx';
import styles from './tour.module.css';

/** Ten stories that show the whole product in ten minutes: what to see, and what to try. */
const tour = [
  {
    story: 'public-home--page',
    title: 'The home page',
    text: 'This is what a visitor sees first: who the Institute is, and one clear way to join. Press the arrows below the headline, then scroll down to the figures and the contact form.',
  },
  {
    story: 'public-registration-and-admission--page',
    title: 'Grades and fees',
    text: 'Six grades of membership, each with its seal and what it costs. Compare two grades, and find what a Fellow pays in total.',
  },
  {
    story: 'account-register--step-one',
    title: 'Join',
    text: 'Signing up takes two short steps, and the page shows which one is current. Press Next with an empty field to see how the page shows what is missing.',
  },
  {
    story: 'member-overview--new-member',
    title: 'The member area',
    text: 'A new member sees three facts and a list of what to do next. Select the first open item in the list to go straight to the page where it can be completed.',
  },
  {
    story: 'member-my-applications--form',
    title: 'Apply for membership',
    text: 'The longest form of the product: education, assignments, two referees and proof of payment. Type a few words and watch the form save them automatically.',
  },
  {
    story: 'elements-membership-applications-application-form--incomplete',
    title: 'When something is missing',
    text: 'One message lists everything that is missing, and each field is marked as well. Close the message and see that focus moves to the first field to correct.',
  },
  {
    story: 'member-payments--transfer-opened',
    title: 'Pay by transfer',
    text: 'The member pays by bank transfer, with a reference that identifies the payment. Copy the account number and the reference with the buttons next to them.',
  },
  {
    story: 'admin-dashboard--figures',
    title: 'The admin’s figures',
    text: 'An admin starts with five figures, three charts and the newest applications. Open the figures below a chart to read the exact numbers.',
  },
  {
    story: 'admin-application--page',
    title: 'Decide on an application',
    text: 'Everything that the committee needs to know about one applicant, on one page. Choose another status and see how the decision is confirmed.',
  },
  {
    story: 'flows-membership--from-visitor-to-member',
    title: 'The whole journey, automated',
    text: 'A visitor joins, applies and pays, and an admin decides, all played on the real site. Watch it to the end. In Storybook, the Interactions panel lists each step.',
  },
] as const;

/** Ten stories, one at a time. */
export function TourPage() {
  const [current, setCurrent] = useState(0);
  const [loaded, setLoaded] = useState('');
  const stop = tour[current] ?? tour[0];
  return (
    <FoundationPage
      title="A tour in ten stops"
      lead="Ten minutes, from the first page that a visitor sees to the admin's decision. Each stop explains what to see and what to try. Everything in the frame is interactive."
    >
      <Stack space="6">
        <Stack space="2" aria-live="polite">
          <Heading level={2}>{`${current + 1}. ${stop.title}`}</Heading>
          <Text measure>{stop.text}</Text>
        </Stack>
        <Cluster>
          <Button variant="secondary" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
            Previous
          </Button>
          <Button disabled={current === tour.length - 1} onClick={() => setCurrent(current + 1)}>
            Next
          </Button>
          <EntryLink id={stop.story}>Open this story in Storybook</EntryLink>
          {loaded !== stop.story && <Spinner size="small" label={`Loading ${stop.title}`} />}
        </Cluster>
        <iframe
          key={stop.story}
          className={styles.frame}
          src={`iframe.html?id=${stop.story}&viewMode=story`}
          title={stop.title}
          onLoad={() => setLoaded(stop.story)}
        />
      </Stack>
    </FoundationPage>
  );
}
