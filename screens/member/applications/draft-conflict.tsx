import { draftTexts, fieldLabel } from '@imc/api';
import { Button, Dialog, InlineMessage, Stack, Table, type TableColumn, Text } from '@imc/ui';
import { useEffect, useState } from 'react';
import styles from './draft-conflict.module.css';

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

/** A text as the comparison shows it: long ones by their beginning. */
const shown = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text || '(empty)');

const columns: readonly TableColumn<Difference>[] = [
  { key: 'field', header: 'Field', cell: ({ path }) => fieldLabel(path), rowHeader: true },
  { key: 'mine', header: 'This version', cell: ({ mine }) => shown(mine) },
  { key: 'theirs', header: 'Other version', cell: ({ theirs }) => shown(theirs) },
];

const moment = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export interface DraftConflictProps {
  /** When the other version was saved, a UTC ISO time. */
  savedAt: string | null;
  /** The form as it stands here, and as it is stored. Read when they are compared. */
  mine: () => object;
  theirs: () => object;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says that the draft was saved elsewhere, and lets the person compare the two versions and choose one. Neither is lost until then. */
export function DraftConflict({ savedAt, mine, theirs, onKeepMine, onTakeTheirs }: DraftConflictProps) {
  const [differences, setDifferences] = useState<Difference[]>();
  // It comes while somebody types; their field must not lie behind it.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const when = savedAt === null ? '' : ` on ${moment.format(new Date(savedAt))}`;
  return (
    <>
      <InlineMessage
        role="alert"
        tone="warning"
        className={styles.root}
        title="This draft was changed elsewhere"
        action={
          <Button size="small" onClick={() => setDifferences(differencesOf(mine(), theirs()))}>
            Compare and choose
          </Button>
        }
      >
        What you type here is not saved until you choose.
      </InlineMessage>
      <Dialog
        open={differences !== undefined}
        title="Which version do you want to keep?"
        closeLabel="Close"
        onClose={() => setDifferences(undefined)}
        actions={
          <>
            <Button variant="secondary" onClick={onTakeTheirs}>
              Take other
            </Button>
            <Button variant="secondary" onClick={onKeepMine}>
              Keep this
            </Button>
          </>
        }
      >
        <Stack space="4">
          <Text>
            The other version was saved in another tab or on another device{when}. The one that you do not
            choose is gone. Your proof of payment stays chosen.
          </Text>
          <Table
            caption="Fields that differ"
            columns={columns}
            rows={differences ?? []}
            rowKey={({ path }) => path}
            empty="The two versions say the same."
          />
        </Stack>
      </Dialog>
    </>
  );
}
