import { draftTexts, fieldLabel } from '@imc/api/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Table, type TableColumn } from '../../components/data/table/table.tsx';
import { Dialog } from '../../components/feedback/dialog/dialog.tsx';
import { InlineMessage } from '../../components/feedback/inline-message/inline-message.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import styles from './application-form-conflict.module.css';
import type { ApplicationDraftLabels } from './application-form-labels.ts';

/** A field whose text is not the same in both versions. */
interface Difference {
  readonly path: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The fields that differ, in the order of the form. */
function differencesOf(mine: object, theirs: object): Difference[] {
  const [here, there] = [draftTexts(mine), draftTexts(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((path) => ({ path, mine: here.get(path) ?? '', theirs: there.get(path) ?? '' }))
    .filter((one) => one.mine !== one.theirs);
}

/** The columns of the comparison. Long texts are shown by their beginning. */
function columnsOf({
  field,
  mine,
  theirs,
  empty,
}: ApplicationDraftLabels['conflict']): TableColumn<Difference>[] {
  const shown = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text || empty);
  return [
    { key: 'field', header: field, cell: ({ path }) => fieldLabel(path), rowHeader: true },
    { key: 'mine', header: mine, cell: (difference) => shown(difference.mine) },
    { key: 'theirs', header: theirs, cell: (difference) => shown(difference.theirs) },
  ];
}

interface ApplicationFormConflictProps {
  /** When the other version was saved, a UTC ISO time. */
  savedAt: string | null;
  labels: ApplicationDraftLabels['conflict'];
  /** The form as it is here. Read when the two versions are compared. */
  mine: () => object;
  /** The form as it is stored. */
  theirs: () => object;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says that the draft was saved elsewhere, and lets the person compare the two versions and choose one. Neither is lost until then. */
export function ApplicationFormConflict({
  savedAt,
  labels,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: ApplicationFormConflictProps) {
  const [differences, setDifferences] = useState<Difference[]>();
  // It comes while somebody types; their field must not lie behind it.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <InlineMessage
        role="alert"
        tone="warning"
        className={styles.root}
        title={labels.title}
        action={
          <Button size="small" onClick={() => setDifferences(differencesOf(mine(), theirs()))}>
            {labels.compare}
          </Button>
        }
      >
        {labels.text}
      </InlineMessage>
      <Dialog
        open={differences !== undefined}
        title={labels.question}
        closeLabel={labels.close}
        onClose={() => setDifferences(undefined)}
        actions={
          <>
            <Button variant="secondary" onClick={onTakeTheirs}>
              {labels.takeTheirs}
            </Button>
            <Button variant="secondary" onClick={onKeepMine}>
              {labels.keepMine}
            </Button>
          </>
        }
      >
        <Stack space="4">
          <Text>{labels.explanation(savedAt)}</Text>
          <Table
            caption={labels.caption}
            columns={columnsOf(labels)}
            rows={differences ?? []}
            rowKey={({ path }) => path}
            empty={labels.same}
          />
        </Stack>
      </Dialog>
    </>
  );
}
