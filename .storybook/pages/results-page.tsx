import { DefinitionList, InlineMessage, Stack } from '@imc/ui';
import type { RunReport } from '../../scripts/checks/report.ts';
import { Chapter, FoundationPage, NoFacts } from '../../ui/foundations/foundation-page.tsx';

/** Written by `npm test`. */
const [report] = Object.values(
  import.meta.glob<RunReport>('../../test-results/report.json', { eager: true, import: 'default' }),
);

function Report({ leftOut, layers }: RunReport) {
  const pages = layers.flatMap((layer) => Object.entries(layer.pages ?? {}));
  const failures = layers.flatMap((layer) => layer.failures);
  const built = import.meta.env.VITE_COMMIT;
  const older = layers.filter(({ commit }) => commit !== built).map(({ name }) => name);
  const warnings = [
    older.length > 0 && `Of another commit than this Storybook (${built}): ${older.join(', ')}.`,
    leftOut.length > 0 && `Not run: ${leftOut.join(', ')}.`,
  ].filter((text) => text !== false);
  return (
    <>
      <Chapter title="Tests" text="The last run of each layer.">
        <Stack space="4">
          {warnings.map((text) => (
            <InlineMessage key={text} tone="warning">
              {text}
            </InlineMessage>
          ))}
          <DefinitionList
            items={layers
              .filter(({ passed, failed }) => passed + failed > 0)
              .map(({ name, passed, failed, skipped = 0, seconds, finishedAt, commit }) => ({
                term: name,
                description: `${passed} passed, ${failed} failed, ${skipped} skipped, in ${seconds.toFixed(0)} s, on ${new Date(finishedAt).toLocaleString('en-GB')} (${commit})`,
              }))}
          />
        </Stack>
      </Chapter>
      {failures.length > 0 && (
        <Chapter title="Failed" text="The first line of each error, and the command that repeats it.">
          <Stack space="4">
            {failures.map(({ name, error, command }) => (
              <InlineMessage key={name} tone="failure">
                {name}: {error} <code>{command}</code>
              </InlineMessage>
            ))}
          </Stack>
        </Chapter>
      )}
      {pages.length > 0 && (
        <Chapter
          title="Sizes"
          text="The first view of each page on a phone, in kilobytes on the wire, and its budget."
        >
          <DefinitionList
            items={pages.map(([term, figures]) => ({ term, description: figures.join(' · ') }))}
          />
        </Chapter>
      )}
    </>
  );
}

/** Page with the results of the tests and the sizes of the site's pages. */
export const ResultsPage = () => (
  <FoundationPage
    title="Results"
    lead="What the last run of the tests found, and how much a phone loads. Pictures and Changes show what looks different."
  >
    {report ? <Report {...report} /> : <NoFacts />}
  </FoundationPage>
);
