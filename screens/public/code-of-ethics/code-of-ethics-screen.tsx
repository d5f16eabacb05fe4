import {
  EmailText,
  Heading,
  Link,
  NumberedArticles,
  PageHeader,
  Section,
  Stack,
  Text,
  tileRows,
} from '@imc/ui';
import { aboutPages, ethics } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** Nine tiles for nine guidelines, with the patterns that mark them in the contents. */
const tiles = tileRows({
  count: ethics.guidelines.length,
  columns: 3,
  tone: (index) => (index % 4 === 2 ? 'deep' : index % 2 ? 'bright' : 'rest'),
});

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
        tiles={tiles}
        height="tall"
      />
      <Section as="div" ground="sheet">
        <NumberedArticles
          articles={guidelines}
          contentsLabel={ethics.contents}
          aside={
            <Stack space="8">
              <Stack space="3" align="start">
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
          }
        />
      </Section>
      <SeeAlso series={aboutPages} current="/about-us/code-of-ethics" />
    </>
  );
}
