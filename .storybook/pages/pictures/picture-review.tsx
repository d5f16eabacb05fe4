import {
  Button,
  Cluster,
  CopyButton,
  EmptyState,
  InlineMessage,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@imc/ui';
import { useId, useState } from 'react';
import { entryAddress } from '../../docs/entry-links.ts';
import {
  type AcceptedChange,
  type AcceptedDifference,
  acceptedFile,
  acceptedFor,
  changeAccepted,
  writeAccepted,
} from './accepted-differences.ts';
import styles from './picture-review.module.css';
import { type PictureAddresses, PictureViewer } from './picture-viewer.tsx';
import {
  type Filter,
  filtered,
  type Kind,
  labelOf,
  type PictureReport,
  type PictureResult,
} from './report.ts';

/** Number of results shown initially and added by each press of the Show more button. */
const portion = 20;

const kindLabels: Readonly<Record<Kind, string>> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  failed: 'Failed',
};

/** Saves a change of the marks and returns all entries. Rejects if saving fails. */
export type SaveAccepted = (change: AcceptedChange) => Promise<readonly AcceptedDifference[]>;

/** Returns the URL of a picture by its name. */
export type AddressOf = (which: 'before' | 'after' | 'difference', picture: string) => string;

export interface PictureReviewProps {
  readonly report: PictureReport;
  /** Entries of `accepted-differences.json`. */
  readonly accepted: readonly AcceptedDifference[];
  /** Returns the URL of a picture of a result. */
  readonly addressOf: AddressOf;
  /** Saves marks to the repository. Undefined in a published Storybook, which can't write files. */
  readonly save?: SaveAccepted | undefined;
}

const countOf = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
};

const optionsOf = (values: readonly string[], label = (value: string) => value) =>
  countOf(values).map(([value, count]) => ({ value, label: `${label(value)} (${count})` }));

function Filters({
  results,
  filter,
  onChange,
}: {
  results: readonly PictureResult[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}) {
  return (
    <>
      <SelectField
        label="What happened"
        placeholder="Everything"
        value={filter.kind}
        options={optionsOf(
          results.map(({ kind }) => kind),
          (kind) => kindLabels[kind as Kind],
        )}
        onChange={({ currentTarget }) => onChange({ ...filter, kind: currentTarget.value })}
      />
      <SelectField
        label="Component or screen"
        placeholder="All"
        value={filter.title}
        options={optionsOf(results.map(({ story }) => story.title))}
        onChange={({ currentTarget }) => onChange({ ...filter, title: currentTarget.value })}
      />
      <SelectField
        label="Changed module or token"
        placeholder="Any"
        value={filter.cause}
        options={optionsOf(results.flatMap(({ tokens, modules }) => [...tokens, ...modules]))}
        onChange={({ currentTarget }) => onChange({ ...filter, cause: currentTarget.value })}
      />
    </>
  );
}

const addressesOf = (addressOf: AddressOf, { kind, picture, pixels }: PictureResult): PictureAddresses => ({
  ...((kind === 'changed' || kind === 'removed') && { before: addressOf('before', picture) }),
  ...((kind === 'changed' || kind === 'new') && { after: addressOf('after', picture) }),
  ...(pixels !== undefined && { difference: addressOf('difference', picture) }),
});

/** Lists the changed tokens and modules behind a result, four at most. */
function Causes({ tokens, modules }: PictureResult) {
  const shown = [...tokens, ...modules];
  const first = shown.slice(0, 4);
  if (shown.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {first.join(', ')}
      {shown.length > first.length && ` and ${shown.length - first.length} more`}
    </Text>
  );
}

function Result({
  result,
  accepted,
  addressOf,
  onChange,
}: {
  result: PictureResult;
  accepted: AcceptedDifference | undefined;
  addressOf: AddressOf;
  onChange: (change: AcceptedChange) => void;
}) {
  const heading = useId();
  const label = labelOf(result);
  const { kind, pixels, step, error, picture, pair, story } = result;
  return (
    <article className={styles.result} aria-labelledby={heading} data-accepted={accepted ? '' : undefined}>
      <header className={styles.head}>
        <p className={styles.kind} data-kind={kind}>
          {kindLabels[kind]}
        </p>
        <h3 id={heading} className={styles.title}>
          {kind === 'removed' ? (
            label
          ) : (
            <a className={styles.link} href={entryAddress(story.id, 'story')} target="_top">
              {label}
            </a>
          )}
        </h3>
        {pixels !== undefined && (
          <Text size="small" tone="muted">
            {pixels.toLocaleString('en')} {pixels === 1 ? 'pixel differs' : 'pixels differ'}, by {step} of 255
            at most
          </Text>
        )}
        <Causes {...result} />
      </header>
      {error !== undefined && (
        <InlineMessage tone="failure" title="The story threw an error">
          <span className={styles.error}>{error}</span>
        </InlineMessage>
      )}
      <PictureViewer {...addressesOf(addressOf, result)} name={label} />
      {kind !== 'failed' &&
        (accepted ? (
          <Cluster>
            <Text size="small">As meant: {accepted.note}</Text>
            <Button variant="quiet" size="small" onClick={() => onChange({ add: [], remove: [picture] })}>
              Not as meant
            </Button>
          </Cluster>
        ) : (
          <AcceptForm
            label="Why this is meant"
            action="Mark as meant"
            onNote={(note) => onChange({ add: [{ picture, pair, note }], remove: [] })}
          />
        ))}
    </article>
  );
}

/** Form with a note and a button that marks differences with it. */
function AcceptForm({
  label,
  action,
  onNote,
}: {
  label: string;
  action: string;
  onNote: (note: string) => void;
}) {
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const note = String(new FormData(event.currentTarget).get('note')).trim();
        setIsEmpty(note === '');
        if (note !== '') onNote(note);
      }}
    >
      <TextField
        label={label}
        name="note"
        maxLength={500}
        autoComplete="off"
        error={isEmpty ? 'Write a note first.' : undefined}
      />
      <Button type="submit" variant="secondary">
        {action}
      </Button>
    </form>
  );
}

/** Lists the pictures that differ from the base, with filters, ways to compare and marks for intended differences. */
export function PictureReview({ report, accepted: stored, addressOf, save }: PictureReviewProps) {
  const [accepted, setAccepted] = useState(stored);
  const [filter, setFilter] = useState<Filter>({ kind: '', title: '', cause: '' });
  const [onlyOpen, setOnlyOpen] = useState('open');
  const [shown, setShown] = useState(portion);
  const [problem, setProblem] = useState('');

  const isOpen = (result: PictureResult) => !acceptedFor(accepted, result);
  const results = filtered(report.results, filter).filter((result) => onlyOpen === '' || isOpen(result));
  const open = report.results.filter(isOpen).length;
  const markable = results.filter((result) => isOpen(result) && result.kind !== 'failed');

  const change = async (wanted: AcceptedChange) => {
    setProblem('');
    try {
      setAccepted(save ? await save(wanted) : changeAccepted(accepted, wanted));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const choose = (next: Filter) => {
    setFilter(next);
    setShown(portion);
  };

  if (report.results.length === 0)
    return (
      <EmptyState
        title="Every picture is the same"
        text={`${report.same} pictures of ${report.compared} stories are the same as in the base.`}
      />
    );
  return (
    <Stack space="6">
      <div className={styles.filters}>
        <Filters results={report.results} filter={filter} onChange={choose} />
        <SelectField
          label="Marks"
          value={onlyOpen}
          options={[
            { value: 'open', label: 'Not marked as meant' },
            { value: '', label: 'Marked and not marked' },
          ]}
          onChange={({ currentTarget }) => setOnlyOpen(currentTarget.value)}
        />
      </div>
      <p role="status" className={styles.count}>
        {results.length} of {report.results.length} differences shown, {open} not marked as meant
      </p>
      {problem !== '' && (
        <InlineMessage tone="failure" title="The mark could not be saved" role="alert">
          {problem}
        </InlineMessage>
      )}
      {!save && accepted !== stored && (
        <InlineMessage
          tone="info"
          title={`Not saved: copy this to ${acceptedFile}`}
          action={
            <CopyButton
              text={writeAccepted(accepted)}
              label="Copy the file"
              copiedLabel="Copied"
              failedLabel="Copying failed"
            />
          }
        >
          A published Storybook can't write files.
        </InlineMessage>
      )}
      {markable.length > 1 && (
        <AcceptForm
          key={JSON.stringify(filter)}
          label={`Why all ${markable.length} of these are meant`}
          action="Mark all as meant"
          onNote={(note) =>
            change({ add: markable.map(({ picture, pair }) => ({ picture, pair, note })), remove: [] })
          }
        />
      )}
      {results.slice(0, shown).map((result) => (
        <Result
          key={result.picture}
          result={result}
          accepted={acceptedFor(accepted, result)}
          addressOf={addressOf}
          onChange={change}
        />
      ))}
      {results.length > shown && (
        <Cluster>
          <Button variant="secondary" onClick={() => setShown(shown + portion)}>
            Show {Math.min(portion, results.length - shown)} more
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
