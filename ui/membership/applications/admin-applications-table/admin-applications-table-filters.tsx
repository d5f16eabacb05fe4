import { type ApplicationQuery, keysOf, type Marketer, textLimits } from '@imc/api/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { PopoverButton } from '../../../components/actions/popover-button/popover-button.tsx';
import { normalizeText } from '../../../components/data/data-table/data-table-rows.ts';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { ListFilter, X } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import styles from './admin-applications-table.module.css';

/** Filters whose values are calendar dates, in the order shown. */
const dayFilters = ['from', 'to', 'decided_from', 'decided_to'] as const;
type DayFilter = (typeof dayFilters)[number];

/** Filters by one of a few values, each with a select in the panel. The filter by status has a select of its own. */
type ChoiceFilter = Exclude<
  keyof ApplicationQuery,
  DayFilter | 'marketer' | 'status' | 'q' | 'sort' | 'order'
>;
type PanelFilter = ChoiceFilter | DayFilter | 'marketer';

export interface ApplicationFilterLabels {
  /** Text of the button that opens the panel: 'Filters'. */
  filters: string;
  filter: Readonly<Record<PanelFilter, string>>;
  /** Label of the filter by marketer, if names can be typed too: 'Marketer (code or name)'. */
  marketerOrName: string;
  /** The filters with a select, in the order shown: its first option, which matches all ('Any grade'), and the name of each value. */
  choices: {
    readonly [Name in ChoiceFilter]: {
      readonly any: string;
      readonly values: Readonly<Record<NonNullable<ApplicationQuery[Name]>, string>>;
    };
  };
  /** Text of an active filter: 'Grade: Fellow'. */
  active: (filter: string, value: string) => string;
  /** Accessible name of the button that removes a filter: 'Remove Grade: Fellow'. */
  remove: (active: string) => string;
  /** Text of the button that removes search and filters: 'Clear all'. */
  clear: string;
  /** Text of the button that closes the panel: 'Done'. */
  done: string;
}

interface FilterParts {
  query: ApplicationQuery;
  onQuery: (query: ApplicationQuery) => void;
  labels: ApplicationFilterLabels;
}

/** How long typing must pause before the list is requested, in milliseconds. */
const typingPause = 250;

/**
 * Keeps a typed text and passes it on once typing pauses. A `value` that was changed elsewhere, such as by Back, replaces
 * the text; one that was passed on does not, because more may have been typed since.
 */
export function useTypedText(
  value: string,
  onPause: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [passedOn, setPassedOn] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== passedOn) {
      setPassedOn(value);
      setText(value);
    }
  }
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => {
    const typed = text.trim();
    if (typed === passedOn) return;
    const timer = setTimeout(() => {
      setPassedOn(typed);
      latest.current(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, passedOn]);
  return [text, setText];
}

export type OfferedMarketer = Pick<Marketer, 'full_name' | 'marketer_code'>;

/** Number of marketers that are offered at once. */
const mostOffered = 50;

/** Returns the marketers whose name or code has all words of a text. */
function offeredFor(text: string, marketers: readonly OfferedMarketer[]): OfferedMarketer[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  return marketers
    .filter(({ full_name, marketer_code }) => {
      const line = normalizeText(`${full_name} ${marketer_code}`);
      return words.every((word) => line.includes(word));
    })
    .slice(0, mostOffered);
}

/** Field for a marketer's code. With `marketers`, they are offered by name and code, and a whole name stands for its code. */
function MarketerFilter({
  code,
  onCode,
  labels,
  marketers,
  onNeeded,
}: {
  code: string;
  onCode: (code: string) => void;
  labels: ApplicationFilterLabels;
  marketers: readonly OfferedMarketer[] | undefined;
  onNeeded: (() => void) | undefined;
}) {
  const id = useId();
  const [text, setText] = useTypedText(code, (typed) => {
    const name = normalizeText(typed);
    const named = marketers?.find(({ full_name }) => normalizeText(full_name) === name);
    onCode(named?.marketer_code ?? typed);
  });
  return (
    <>
      <TextField
        label={onNeeded ? labels.marketerOrName : labels.filter.marketer}
        list={id}
        value={text}
        // As long as the longest name.
        maxLength={textLimits.line}
        autoComplete="off"
        onFocus={onNeeded}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <datalist id={id}>
        {offeredFor(text, marketers ?? []).map(({ full_name, marketer_code }) => (
          <option key={marketer_code} value={marketer_code}>
            {full_name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Filters in the panel, in the order shown. */
const panelFilters = ({ choices }: ApplicationFilterLabels): PanelFilter[] => [
  ...keysOf(choices),
  'marketer',
  ...dayFilters,
];

/** Panel with the filters by a choice, days and marketer. They act at once. */
export function ApplicationFilterPanel({
  query,
  onQuery,
  labels,
  marketers,
  onMarketersNeeded,
}: FilterParts & {
  marketers: readonly OfferedMarketer[] | undefined;
  onMarketersNeeded: (() => void) | undefined;
}) {
  const set = (name: PanelFilter, value: string) => onQuery({ ...query, [name]: value || undefined });
  const active = panelFilters(labels).filter((name) => query[name]).length;
  return (
    <PopoverButton
      label={labels.filters}
      icon={<ListFilter />}
      count={active > 0 ? String(active) : undefined}
    >
      <div className={styles.filters}>
        {keysOf(labels.choices).map((name) => (
          <SelectField
            key={name}
            label={labels.filter[name]}
            options={[
              { value: '', label: labels.choices[name].any },
              ...Object.entries(labels.choices[name].values).map(([value, label]) => ({ value, label })),
            ]}
            value={query[name] ?? ''}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
          />
        ))}
        <MarketerFilter
          code={query.marketer ?? ''}
          // A name that nobody has may be longer than any code.
          onCode={(code) => set('marketer', code.slice(0, textLimits.short))}
          labels={labels}
          marketers={marketers}
          onNeeded={onMarketersNeeded}
        />
        <DateField
          label={labels.filter.from}
          value={query.from ?? ''}
          max={query.to}
          onChange={({ currentTarget }) => set('from', currentTarget.value)}
        />
        <DateField
          label={labels.filter.to}
          value={query.to ?? ''}
          min={query.from}
          onChange={({ currentTarget }) => set('to', currentTarget.value)}
        />
        <DateField
          label={labels.filter.decided_from}
          value={query.decided_from ?? ''}
          max={query.decided_to}
          onChange={({ currentTarget }) => set('decided_from', currentTarget.value)}
        />
        <DateField
          label={labels.filter.decided_to}
          value={query.decided_to ?? ''}
          min={query.decided_from}
          onChange={({ currentTarget }) => set('decided_to', currentTarget.value)}
        />
        <Cluster justify="between" className={styles.foot}>
          <Button
            size="small"
            variant="quiet"
            onClick={() => onQuery({ sort: query.sort, order: query.order })}
          >
            {labels.clear}
          </Button>
          <Button
            size="small"
            onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            {labels.done}
          </Button>
        </Cluster>
      </div>
    </PopoverButton>
  );
}

/** The active filters of the panel, each with a button that removes it. */
export function ActiveApplicationFilters({
  query,
  onQuery,
  labels,
  formatDay,
}: FilterParts & { formatDay: (time: string) => string }) {
  const choices: Readonly<Record<string, { readonly values: Readonly<Record<string, string>> }>> =
    labels.choices;
  const wordOf = (name: PanelFilter, value: string): string =>
    dayFilters.some((day) => day === name) ? formatDay(value) : (choices[name]?.values[value] ?? value);
  const shown = panelFilters(labels).flatMap((name) => {
    const value = query[name];
    if (!value) return [];
    return [{ name, text: labels.active(labels.filter[name], wordOf(name, value)) }];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.chips}>
      {shown.map(({ name, text }) => (
        <Button
          key={name}
          size="small"
          variant="secondary"
          iconEnd={<X />}
          aria-label={labels.remove(text)}
          onClick={() => onQuery({ ...query, [name]: undefined })}
        >
          {text}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={() => onQuery({ sort: query.sort, order: query.order })}>
        {labels.clear}
      </Button>
    </div>
  );
}
