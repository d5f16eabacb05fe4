import { Button, Heading, InlineMessage, Spinner, Stack, Text, TextField } from '@imc/ui';
import { useEffect, useState } from 'react';
import { labelOf, type PictureReport, type PictureResult } from '../../../tests/visual/report.ts';
import { FoundationPage, NoFacts } from '../../../ui/foundations/foundation-page.tsx';
import { EntryLink } from '../story-links.tsx';
import { PictureViewer } from './picture-viewer.tsx';

/** Folder of the report and its pictures, which `npm run test:visual` writes. */
const folder = 'visual/';

/** Number of results shown initially and added by each press of the Show more button. */
const portion = 20;

const searchable = (result: PictureResult) =>
  [result.kind, labelOf(result), ...result.tokens, ...result.modules].join(' ').toLowerCase();

/** A picture that differs, with what changed in it and why it is meant. */
function Result({ result }: { result: PictureResult }) {
  const { kind, story, pixels, step, tokens, modules, error, note, picture } = result;
  const at = (which: string) => `${folder}${which}/${picture}.png`;
  return (
    <Stack as="article" space="2">
      <Heading level={2}>
        {kind}:{' '}
        {kind === 'removed' ? labelOf(result) : <EntryLink id={story.id}>{labelOf(result)}</EntryLink>}
      </Heading>
      <Text size="small" tone="muted">
        {[
          pixels !== undefined && `${pixels} px differ, by ${step} of 255 at most`,
          [...tokens, ...modules].slice(0, 4).join(', '),
          note && `as meant: ${note}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {error && <InlineMessage tone="failure">{error}</InlineMessage>}
      <PictureViewer
        name={labelOf(result)}
        before={kind === 'changed' || kind === 'removed' ? at('before') : undefined}
        after={kind === 'changed' || kind === 'new' ? at('after') : undefined}
        difference={pixels === undefined ? undefined : at('difference')}
      />
    </Stack>
  );
}

function Pictures({ report }: { report: PictureReport }) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(portion);
  const words = text.toLowerCase().split(/\s+/);
  const found = report.results.filter((result) => words.every((word) => searchable(result).includes(word)));
  return (
    <Stack space="8">
      <Text tone="muted" measure>
        {`Compared with ${report.base.commit.slice(0, 10)} (${report.base.reason}) on ${new Date(report.takenAt).toLocaleString('en-GB')}. ${report.compared} stories compared, ${report.same} pictures unchanged. ${report.leftOut} stories skipped, because none of their modules changed.`}
      </Text>
      <TextField
        type="search"
        label="Story, kind, token or module"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Text role="status">{`${found.length} of ${report.results.length} differences`}</Text>
      {found.slice(0, shown).map((result) => (
        <Result key={result.picture} result={result} />
      ))}
      {found.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + portion)}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

/** Page with the pictures of stories that differ from another revision. */
export function PicturesPage() {
  const [report, setReport] = useState<PictureReport | null>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`${folder}report.json`, { signal: leaving.signal, cache: 'no-store' })
      .then((response) => response.json())
      .then(setReport, () => setReport(null));
    return () => leaving.abort();
  }, []);
  return (
    <FoundationPage
      title="Pictures"
      lead="Stories that look different than before. A difference is either a mistake or meant."
    >
      {report === undefined && <Spinner label="Reading the report" />}
      {report === null && <NoFacts />}
      {report && <Pictures report={report} />}
    </FoundationPage>
  );
}
