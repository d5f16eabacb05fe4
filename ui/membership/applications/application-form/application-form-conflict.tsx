import {
  type ApplicationDraftData,
  conflictLabel,
  type DraftConflict,
  type DraftVersion,
  type DraftVersions,
  draftTexts,
  fieldLabel,
  mergeDrafts,
} from '@imc/api/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Dialog } from '../../../components/feedback/dialog/dialog.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { RadioGroupField } from '../../../components/forms/radio-group-field/radio-group-field.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import styles from './application-form-conflict.module.css';
import type { ApplicationDraftLabels } from './application-form-labels.ts';

/** Returns a version of a conflict in words. Texts longer than 160 characters are truncated. */
function inWords(path: string, value: DraftConflict['mine'], empty: string): string {
  const truncate = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
  if (value === undefined || typeof value === 'string') return truncate(value ?? '') || empty;
  const texts = [...draftTexts(value, `${path}.`)].filter(([, text]) => text !== '');
  return texts.map(([field, text]) => `${fieldLabel(field)}: ${truncate(text)}`).join('; ') || empty;
}

interface ApplicationFormConflictProps {
  /** When the other version was saved, as a UTC ISO time. */
  savedAt: string | null;
  labels: ApplicationDraftLabels['conflict'];
  /** Returns the versions to merge. Called when they are compared. */
  versions: () => DraftVersions;
  /** Called with the merged draft. */
  onResolve: (data: ApplicationDraftData) => void;
}

/** Warns that a field was changed here and elsewhere, and asks about each such field. Both versions are preserved until then. */
export function ApplicationFormConflict({
  savedAt,
  labels,
  versions: readVersions,
  onResolve,
}: ApplicationFormConflictProps) {
  const [versions, setVersions] = useState<DraftVersions>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, DraftVersion>>(new Map());
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const conflicts = versions ? mergeDrafts(versions).conflicts : [];
  // The message can appear while the user is typing; scroll the focused field out from behind it.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  const compare = () => {
    const read = readVersions();
    const { data, conflicts: left } = mergeDrafts(read);
    // The user may have typed the same here since.
    if (left.length === 0) onResolve(data);
    else setVersions(read);
  };
  const save = () => {
    setWasSubmitted(true);
    if (versions && conflicts.every(({ path }) => chosen.has(path)))
      onResolve(mergeDrafts(versions, chosen).data);
  };
  return (
    <>
      <InlineMessage
        role="alert"
        tone="warning"
        className={styles.root}
        title={labels.title}
        action={
          <Button size="small" onClick={compare}>
            {labels.compare}
          </Button>
        }
      >
        {labels.text}
      </InlineMessage>
      <Dialog
        open={versions !== undefined}
        title={labels.question}
        closeLabel={labels.close}
        onClose={() => setVersions(undefined)}
        actions={<Button onClick={save}>{labels.save}</Button>}
      >
        <Stack space="4">
          <Text>{labels.explanation(savedAt)}</Text>
          {conflicts.map((conflict) => {
            const { path } = conflict;
            return (
              <RadioGroupField<DraftVersion>
                key={path}
                name={`conflict-${path}`}
                label={conflictLabel(conflict)}
                value={chosen.get(path) ?? ''}
                error={wasSubmitted && !chosen.has(path) ? labels.missing : undefined}
                options={[
                  { value: 'mine', label: inWords(path, conflict.mine, labels.empty), help: labels.mine },
                  {
                    value: 'theirs',
                    label: inWords(path, conflict.theirs, labels.empty),
                    help: labels.theirs,
                  },
                ]}
                onChange={({ target }) =>
                  setChosen(new Map(chosen).set(path, target.value === 'mine' ? 'mine' : 'theirs'))
                }
              />
            );
          })}
        </Stack>
      </Dialog>
    </>
  );
}
