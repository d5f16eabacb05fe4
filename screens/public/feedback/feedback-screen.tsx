import { Columns, Heading, Link, Prose, Section, Stack, Text } from '@imc/ui';
import { PrivacyNote } from '@imc/ui/membership';
import { contact } from '../../content/index.ts';
import { privacyNote } from '../../content/privacy-notes.ts';
import { ContactWays } from '../../shared/contact-ways.tsx';
import { ContentPage } from '../../shared/content-page.tsx';

/** Explains how to send feedback; the page has no form. */
export function FeedbackScreen() {
  const { feedback, ways, title } = contact;
  return (
    <ContentPage page={feedback}>
      <Section as="div">
        <Columns space="10">
          <Stack space="6">
            <Heading level={2}>{feedback.ask.title}</Heading>
            <Prose>
              <ul>
                {feedback.ask.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Prose>
            <Text>{feedback.text}</Text>
            <PrivacyNote labels={privacyNote} />
            <p>
              <Link to="/contact">{title}</Link>
            </p>
          </Stack>
          <Stack space="6">
            <Heading level={2}>{ways.title}</Heading>
            <ContactWays />
          </Stack>
        </Columns>
      </Section>
    </ContentPage>
  );
}
