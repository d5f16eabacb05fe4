import type { AdminCharge } from '@imc/api/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { leftOf } from './entered-transfer.ts';
import styles from './record-transfer-dialog.module.css';

export interface ChargeSearchLabels {
  /** Label of the field: 'Add a person'. */
  first: string;
  /** Label once there is one: 'Add another person'. */
  next: string;
  /** What can be searched: 'Reference, number or name'. */
  help: string;
  /** Shown while a search runs: 'Searching'. */
  searching: string;
  /** Shown if nobody was found. */
  none: string;
  /** Line under a name: 'IMC-APP-412 · Admission fee, ₦30,000 due'. */
  chargeOf: (reference: string, what: string, due: string) => string;
  /** Button that adds a person: 'Add'. */
  add: string;
  /** Its accessible name: 'Add Mrs Nwosu Amaka Grace, IMC-APP-412'. Starts with its visible text. */
  addOf: (name: string, reference: string) => string;
  /** Instead of the button: 'Your own', 'Added', 'Nothing due'. */
  own: string;
  added: string;
  settled: string;
}

export interface ChargeSearchProps {
  /** The text in the search field. */
  search: string;
  /** The text that `found` belongs to. Another one than `search` is still searched for. */
  searched: string;
  /** Charges of the people who match. */
  found: readonly AdminCharge[];
  /** Called with the text while the user types. */
  onSearch: (text: string) => void;
  /** Why the search failed. Default: it has not. */
  searchFailed?: string | undefined;
  /** Those who are in the form. */
  chosen: readonly AdminCharge[];
  labels: ChargeSearchLabels;
  formatAmount: (naira: number) => string;
  onAdd: (charge: AdminCharge) => void;
}

/** Finds a person by reference, number or name, and adds their charge. Enter adds the only one. */
export function ChargeSearch({
  search,
  searched,
  found,
  onSearch,
  searchFailed,
  chosen,
  labels,
  formatAmount,
  onAdd,
}: ChargeSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const count = useRef(chosen.length);
  useEffect(() => {
    // The button that added a person is gone.
    if (chosen.length > count.current) field.current?.focus();
    count.current = chosen.length;
  }, [chosen.length]);
  const stateOf = (charge: AdminCharge) => {
    if (charge.is_own) return labels.own;
    if (chosen.some(({ id }) => id === charge.id)) return labels.added;
    return leftOf(charge) === 0 ? labels.settled : undefined;
  };
  const addable = found.filter((charge) => stateOf(charge) === undefined);
  const isCurrent = search.trim() === searched;
  return (
    <Stack space="2">
      <TextField
        ref={field}
        type="search"
        label={chosen.length > 0 ? labels.next : labels.first}
        help={labels.help}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It must not send the form.
          event.preventDefault();
          const [only, ...others] = addable;
          if (isCurrent && only && others.length === 0) onAdd(only);
        }}
      />
      {search.trim() === '' ? null : searchFailed ? (
        <InlineMessage tone="failure" role="alert">
          {searchFailed}
        </InlineMessage>
      ) : !isCurrent || found.length === 0 ? (
        <Text size="small" tone="muted" role="status">
          {isCurrent ? labels.none : labels.searching}
        </Text>
      ) : (
        <ul className={styles.found}>
          {found.map((charge) => (
            <li key={charge.id} className={styles.hit}>
              <TableLines
                strong
                main={charge.name}
                sub={labels.chargeOf(charge.reference, charge.about, formatAmount(leftOf(charge)))}
              />
              {stateOf(charge) ? (
                <Text as="span" size="small" tone="muted">
                  {stateOf(charge)}
                </Text>
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={labels.addOf(charge.name, charge.reference)}
                  onClick={() => onAdd(charge)}
                >
                  {labels.add}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
