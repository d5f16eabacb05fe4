import { Columns, Divider, Heading, Prose, Register, Stack } from '@imc/ui';
import { aims } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';

/** The aims and functions of the Institute, and the two roles of a consultant (S-2.45). */
export function AimsAndObjectivesScreen() {
  const { functions, roles } = aims;
  return (
    <ContentPage page={aims}>
      <TitledSection titleId="aims-title" title={aims.aims.title}>
        <Register layout="lines" entries={aims.aims.items.map((name) => ({ key: name, name }))} />
      </TitledSection>
      <TitledSection ground="institute" titleId="functions-title" title={functions.title}>
        <Register
          headingLevel={3}
          entries={functions.items.map(({ title, text, to }) => ({
            key: title,
            name: title,
            detail: text,
            to,
          }))}
        />
      </TitledSection>
      <TitledSection titleId="roles-title" title={roles.title} intro={roles.text}>
        <Columns space="10">
          {[roles.internal, roles.external].map(({ title, items }) => (
            <Stack key={title} space="4">
              <Divider weight="brass" />
              <Heading level={3}>{title}</Heading>
              <Prose>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </Prose>
            </Stack>
          ))}
        </Columns>
      </TitledSection>
    </ContentPage>
  );
}
