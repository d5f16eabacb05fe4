import {
  type FormProblems,
  type SavedView,
  savedViewsKept,
  savedViewTexts,
  viewNameKey,
  viewNameProblem,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { IconButton } from '../../../components/actions/icon-button/icon-button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import {
  PopoverButton,
  type PopoverButtonProps,
} from '../../../components/actions/popover-button/popover-button.tsx';
import { useHandedFocus } from '../../../components/feedback/error-state/use-handed-focus.ts';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Check, Trash2 } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import styles from './saved-views.module.css';

/** The messages about a name come from the contract. */
export interface SavedViewsLabels {
  /** Text of the button, and heading of the views: 'Saved views'. */
  title: string;
  /** Text of the button while a saved view is shown: 'Saved view: Fellows'. */
  titleOf: (name: string) => string;
  /** Shown without views: 'No saved views yet.' */
  none: string;
  /** Marks the view that is shown, for screen readers: 'shown now'. */
  current: string;
  /** Accessible name of the button that deletes a view: 'Delete Fellows'. */
  remove: (name: string) => string;
  /** The question before it: 'Delete “Fellows”?' */
  removeQuestion: (name: string) => string;
  /** Text of the button that deletes: 'Delete'. */
  removeNow: string;
  /** Text of the button that keeps the view: 'Keep'. */
  keep: string;
  /** Label of the field for the name: 'Name this view'. */
  name: string;
  /** Text of the button that saves: 'Save this view'. */
  save: string;
  /** Text of that button if a view has the name: 'Replace the view'. */
  replace: string;
  /** Shown if a view has the name: 'Replaces “Fellows” by what the list shows now.' */
  replaces: (name: string) => string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface SavedViewsProps extends Omit<PopoverButtonProps, 'label' | 'count' | 'icon' | 'children'> {
  /** The user's views, in the order shown. */
  views: readonly SavedView[];
  /** Whether the list shows this view now. Several views may be the same. */
  isCurrent: (view: SavedView) => boolean;
  /** Returns the address of a view. */
  viewHref: (view: SavedView) => string;
  /**
   * Saves what the list shows under a name, or replaces the view of that name. Resolves to undefined on success, otherwise to the problems to show: the
   * field keeps its text.
   */
  onSave: (name: string) => Promise<FormProblems | undefined>;
  /** Deletes a view. Resolves to undefined on success, otherwise to the message to show. */
  onRemove: (view: SavedView) => Promise<string | undefined>;
  /** Shown instead of the views while they are loading, or if they could not be loaded. Then nothing can be saved. Default: none. */
  placeholder?: ReactNode;
  /** Texts. */
  labels: SavedViewsLabels;
}

/** Longest part of a name that the button shows, so that the toolbar keeps its line. */
const longestShown = 24;

const shortened = (name: string): string =>
  name.length > longestShown ? `${name.slice(0, longestShown - 1).trimEnd()}…` : name;

function Entry({
  view,
  isCurrent,
  viewHref,
  onRemove,
  labels,
}: Pick<SavedViewsProps, 'isCurrent' | 'viewHref' | 'onRemove' | 'labels'> & { view: SavedView }) {
  const root = useRef<HTMLLIElement>(null);
  const bin = useRef<HTMLButtonElement>(null);
  useHandedFocus(root);
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [failed, setFailed] = useState<string>();
  const shown = isCurrent(view);
  const remove = async () => {
    setIsRemoving(true);
    setFailed(undefined);
    setFailed(await onRemove(view));
    setIsRemoving(false);
  };
  return (
    <li ref={root} className={styles.entry}>
      <div className={styles.line} data-current={shown || undefined}>
        <Link
          to={viewHref(view)}
          tone="plain"
          className={styles.view}
          aria-current={shown ? 'true' : undefined}
          // Closes the panel, which returns the focus to its button.
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          <span className={styles.mark} aria-hidden="true">
            {shown && <Check />}
          </span>
          <span className={styles.name} dir="auto">
            {view.name}
          </span>
          {shown && <VisuallyHidden>, {labels.current}</VisuallyHidden>}
        </Link>
        <IconButton
          ref={bin}
          label={labels.remove(view.name)}
          icon={<Trash2 />}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        />
      </div>
      {isAsking && (
        <Stack space="2" className={styles.question}>
          {failed !== undefined && (
            <InlineMessage tone="failure" role="alert">
              {failed}
            </InlineMessage>
          )}
          <Text size="small">{labels.removeQuestion(view.name)}</Text>
          <Cluster space="2">
            <Button size="small" variant="danger" loading={isRemoving} onClick={() => void remove()}>
              {labels.removeNow}
            </Button>
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                setIsAsking(false);
                setFailed(undefined);
                bin.current?.focus();
              }}
            >
              {labels.keep}
            </Button>
          </Cluster>
        </Stack>
      )}
    </li>
  );
}

function NewView({ views, onSave, labels }: Pick<SavedViewsProps, 'views' | 'onSave' | 'labels'>) {
  const [typed, setTyped] = useState('');
  const withName = (name: string) => views.find((view) => viewNameKey(view.name) === viewNameKey(name));
  const replaced = withName(typed);
  const isFull = views.length >= savedViewsKept;
  const form = useContractForm<{ name: string }>({
    values: { name: '' },
    rules: ({ name }) => {
      const problem = viewNameProblem(name) ?? (isFull && !withName(name) ? savedViewTexts.full : undefined);
      return problem === undefined ? undefined : { message: undefined, fields: { name: problem } };
    },
    onSubmit: ({ name }) => onSave(name.trim()),
    onChange: ({ name }) => setTyped(name),
    unavailable: labels.unavailable,
  });
  return (
    <Form space="3" aria-label={labels.save} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <TextField
        {...form.register('name')}
        label={labels.name}
        help={replaced ? labels.replaces(replaced.name) : isFull ? savedViewTexts.full : undefined}
        autoComplete="off"
      />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        loading={form.isSubmitting}
        className={styles.save}
      >
        {replaced ? labels.replace : labels.save}
      </Button>
    </Form>
  );
}

/** The views of a list that the user has saved: a panel to choose one, to delete one, and to save what the list shows now (APP-41). */
export function SavedViews({
  views,
  isCurrent,
  viewHref,
  onSave,
  onRemove,
  placeholder,
  labels,
  className,
  ...rest
}: SavedViewsProps) {
  const [saved, setSaved] = useState(0);
  const current = views.find(isCurrent);
  return (
    <PopoverButton
      {...rest}
      label={current ? labels.titleOf(shortened(current.name)) : labels.title}
      className={clsx(styles.root, className)}
    >
      <Stack space="4">
        <Heading level={2} size="label">
          {labels.title}
        </Heading>
        {placeholder || (
          <>
            {views.length === 0 ? (
              <Text tone="muted">{labels.none}</Text>
            ) : (
              <Stack as="ul" space="0" aria-label={labels.title}>
                {views.map((view) => (
                  <Entry key={view.id} {...{ view, isCurrent, viewHref, onRemove, labels }} />
                ))}
              </Stack>
            )}
            {/* With a new key, the field is empty again. */}
            <NewView
              key={saved}
              views={views}
              labels={labels}
              onSave={async (name) => {
                const problems = await onSave(name);
                if (!problems) setSaved(saved + 1);
                return problems;
              }}
            />
          </>
        )}
      </Stack>
    </PopoverButton>
  );
}
