import { EmailText, Heading, Link, NumberedArticles, Section, Stack, Text, tileRows } from '@imc/ui';
import { useState } from 'react';
import { aboutPages, ethics } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';

/** Nine tiles for nine guidelines, with the patterns that mark them in the contents. The current one is brass. */
const tilesWith = (current: string | undefined) =>
  tileRows({
    count: ethics.guidelines.length,
    columns: 3,
    tone: (index) => {
      if (ethics.guidelines[index]?.id === current) return 'brass';
      return index % 4 === 2 ? 'deep' : index % 2 ? 'bright' : 'rest';
    },
  });

/** The nine guidelines and a link to the international code (S-2.47). */
export function CodeOfEthicsScreen() {
  const { guidelines, external, concern } = ethics;
  const [current, setCurrent] = useState<string>();
  return (
    <ContentPage page={ethics} series={aboutPages} tiles={tilesWith(current)} height="tall">
      <Section as="div" ground="sheet">
        <NumberedArticles
          articles={guidelines}
          contentsLabel={ethics.contents}
          onCurrentChange={setCurrent}
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
