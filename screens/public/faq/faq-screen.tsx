import {
  Accordion,
  Columns,
  EmailText,
  Heading,
  Link,
  PageHeader,
  Section,
  Stack,
  Text,
  tileRows,
} from '@imc/ui';
import { faq, institute, membershipPages } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { telHref } from '../../shared/phone.ts';
import { SeeAlso } from '../../shared/see-also.tsx';

/** Six tiles for six questions. */
const tiles = tileRows({
  count: faq.items.length,
  columns: 3,
  tone: (index) => (index === 4 ? 'brass' : index % 2 ? 'bright' : 'rest'),
});

/** Six questions, of which one is open at a time (S-2.51). */
export function FaqScreen() {
  const { items, ask } = faq;
  const [phone] = institute.phones;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={faq} onBrand />}
        title={faq.title}
        text={faq.lead}
        seed="faq"
        tiles={tiles}
        height="low"
      />
      <Section as="div">
        <Columns split="sidebar-end" space="10">
          <Accordion
            headingLevel={2}
            items={items.map(({ question, answer }) => ({ key: question, title: question, content: answer }))}
          />
          <Stack space="3">
            <Heading level={2} size="card">
              {ask.title}
            </Heading>
            <Text tone="muted">{ask.text}</Text>
            <Stack as="ul" space="1">
              {ask.pages.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li>
                <Link href={telHref(phone)}>{phone}</Link>
              </li>
              <li>
                <Link href={`mailto:${institute.email}`}>
                  <EmailText email={institute.email} />
                </Link>
              </li>
              <li>
                <Link to="/contact">{ask.contact}</Link>
              </li>
            </Stack>
          </Stack>
        </Columns>
      </Section>
      <SeeAlso series={membershipPages} current="/faq" />
    </>
  );
}
