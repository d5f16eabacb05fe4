import {
  Columns,
  EmailText,
  GradeSeal,
  Heading,
  Link,
  PageHeader,
  Section,
  Stack,
  StepsList,
  Text,
} from '@imc/ui';
import { aboutPages, ethics } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** The nine guidelines and a link to the international code (S-2.47). */
export function CodeOfEthicsScreen() {
  const { guidelines, external, concern } = ethics;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={ethics} onBrand />}
        title={ethics.title}
        text={ethics.lead}
        seed="ethics"
      />
      <Section as="div" ground="sheet">
        <Columns split="sidebar-end" space="10">
          <StepsList
            headingLevel={2}
            steps={guidelines.map(({ title, text }) => ({ key: title, title, text }))}
          />
          <Stack space="8">
            <Stack space="4" align="start">
              <GradeSeal grade="DFIMC" size="xlarge" />
              <Text tone="muted">{external.text}</Text>
              <Link href={external.href}>{external.label}</Link>
            </Stack>
            <Stack space="3" align="start">
              <Heading level={2} size="card">
                {concern.title}
              </Heading>
              <Text tone="muted">{concern.text}</Text>
              <Link href={`mailto:${concern.email}`}>
                <EmailText email={concern.email} />
              </Link>
            </Stack>
          </Stack>
        </Columns>
      </Section>
      <SeeAlso {...aboutPages} except="/about-us/code-of-ethics" />
    </>
  );
}
