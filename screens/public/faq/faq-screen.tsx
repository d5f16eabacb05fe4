import { Accordion, Columns, Heading, Link, Section, Stack, Text } from '@imc/ui';
import { faq, institute } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { LinkedText } from '../../shared/linked-text.tsx';
import { MailLink } from '../../shared/mail-link.tsx';
import { telHref } from '../../shared/phone.ts';

/** Six questions, of which one is open at a time (S-2.51). */
export function FaqScreen() {
  const { items, ask } = faq;
  const [phone] = institute.phones;
  return (
    <ContentPage page={faq}>
      <Section as="div">
        <Columns split="sidebar-end" space="10">
          <Accordion
            headingLevel={2}
            defaultOpen={items[0]?.question}
            items={items.map(({ question, answer }) => ({
              key: question,
              title: question,
              content: <LinkedText text={answer} />,
            }))}
          />
          <Stack space="3">
            <Heading level={2} size="card">
              {ask.title}
            </Heading>
            <Text tone="muted">{ask.text}</Text>
            <Stack as="ul" space="1">
              <li>
                <Link href={telHref(phone)}>{phone}</Link>
              </li>
              <li>
                <MailLink address={institute.email} />
              </li>
              <li>
                <Link to="/contact">{ask.contact}</Link>
              </li>
            </Stack>
          </Stack>
        </Columns>
      </Section>
    </ContentPage>
  );
}
