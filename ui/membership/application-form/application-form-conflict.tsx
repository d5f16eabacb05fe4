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

/** A field with different values in the two versions. */
interface Difference {
  readonly path: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Returns the fields that differ, in the order of the form. */
function differencesOf(mine: object, theirs: object): Difference[] {
  const [myTexts, theirTexts] = [draftTexts(mine), draftTexts(theirs)];
  return [...new Set([...myTexts.keys(), ...theirTexts.keys()])]
    .map((path) => ({ path, mine: myTexts.get(path) ?? '', theirs: theirTexts.get(path) ?? '' }))
    .filter((field) => field.mine !== field.theirs);
}

/** Columns of the comparison. Texts longer than 160 characters are truncated. */
function columnsOf({
  field,
  mine,
  theirs,
  empty,
}: ApplicationDraftLabels['conflict']): TableColumn<Difference>[] {
  const truncate = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text || empty);
  return [
    { key: 'field', header: field, cell: ({ path }) => fieldLabel(path), rowHeader: true },
    { key: 'mine', header: mine, cell: (difference) => truncate(difference.mine) },
    { key: 'theirs', header: theirs, cell: (difference) => truncate(difference.theirs) },
  ];
}

interface ApplicationFormConflictProps {
  /** When the other version was saved, as a UTC ISO time. */
  savedAt: string | null;
  labels: ApplicationDraftLabels['conflict'];
  /** Returns the values in this form. Called when the two versions are compared. */
  mine: () => object;
  /** Returns the values as they are stored. */
  theirs: () => object;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Warns that the draft was saved elsewhere, and lets the user compare the two versions and choose one. Both are preserved until then. */
export function ApplicationFormConflict({
  savedAt,
  labels,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: ApplicationFormConflictProps) {
  const [differences, setDifferences] = useState<Difference[]>();
  // The message can appear while the user is typing; scroll the focused field out from behind it.
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
