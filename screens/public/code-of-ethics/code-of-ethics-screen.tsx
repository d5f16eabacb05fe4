import { EmailText, Heading, Link, NumberedArticles, Section, Stack, Text } from '@imc/ui';
import { ethics } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';

/** The nine guidelines and a link to the international code (S-2.47). */
export function CodeOfEthicsScreen() {
  const { guidelines, external, concern } = ethics;
  return (
    <ContentPage page={ethics}>
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
    </ContentPage>
  );
}
