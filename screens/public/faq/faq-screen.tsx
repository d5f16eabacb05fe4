import { Accordion, Columns, DefinitionList, Heading, Link, Section, Stack, Text } from '@imc/ui';
import { contact, faq, institute } from '../../content/index.ts';
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
            <DefinitionList
              items={[
                { term: contact.ways.phones, description: <Link href={telHref(phone)}>{phone}</Link> },
                { term: contact.ways.email, description: <MailLink address={institute.email} /> },
              ]}
            />
            <p>
              <Link to="/contact">{ask.contact}</Link>
            </p>
          </Stack>
        </Columns>
      </Section>
    </ContentPage>
  );
}
