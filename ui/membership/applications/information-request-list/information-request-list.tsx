import {
  type AdminInformationRequest,
  applicationSectionTitles,
  controlLabel,
  fieldLabel,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Table } from '../../../components/data/table/table.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import styles from './information-request-list.module.css';

export interface InformationRequestListLabels {
  /** Accessible name of the list: 'What was asked'. */
  title: string;
  /** Who asked and when: 'Asked by Grace Sample on 4 May 2026'. */
  asked: (name: string, day: string) => string;
  /** Sections and date: 'Referees, Personal. Answer by 31 May 2026'. */
  open: (sections: string, dueOn: string | undefined) => string;
  /** When it was answered: 'Answered on 6 May 2026'. */
  answered: (day: string) => string;
  /** When it was closed without an answer: 'Closed on 6 May 2026'. */
  closed: (day: string) => string;
  /** Shown for an answer that changed nothing. */
  unchanged: string;
  /** Caption of an answer's changes: 'What the answer changed'. */
  caption: string;
  /** Headers of the columns: 'Field', 'Before', 'After'. */
  field: string;
  before: string;
  after: string;
  /** Shown instead of an empty text: '(empty)'. */
  empty: string;
  /** Text of the button that closes an open request: 'Close request'. */
  close: string;
}

export interface InformationRequestListProps extends Omit<ComponentPropsWithRef<'ul'>, 'style' | 'children'> {
  /** Requests, newest first. */
  requests: readonly AdminInformationRequest[];
  /** Texts of the list. */
  labels: InformationRequestListLabels;
  /** Formats a time or a calendar date. */
  formatDay: (time: string) => string;
  /** Whether a request is being closed. Default `false`. */
  closing?: boolean;
  /** Called with the open request that should be closed. If omitted, none can be. */
  onClose?: ((request: AdminInformationRequest) => void) | undefined;
}

/** What was asked about an application, and what the answers changed: before and after, text by text (APP-23). */
export function InformationRequestList({
  requests,
  labels,
  formatDay,
  closing = false,
  onClose,
  className,
  ...rest
}: InformationRequestListProps) {
  return (
    <ul {...rest} aria-label={labels.title} className={clsx(styles.root, className)}>
      {requests.map((request) => {
        const { id, sections, question, due_on, asked_at, asked_by, answered_at, closed_at, changes } =
          request;
        const titles = sections.map((section) => applicationSectionTitles[section]).join(', ');
        return (
          <li key={id} className={styles.request}>
            <Stack space="3">
              <Text size="small" tone="muted">
                {labels.asked(asked_by, formatDay(asked_at))}
              </Text>
              <blockquote className={styles.question} dir="auto">
                {question}
              </blockquote>
              <Text size="small">
                {answered_at
                  ? labels.answered(formatDay(answered_at))
                  : closed_at
                    ? labels.closed(formatDay(closed_at))
                    : labels.open(titles, due_on ? formatDay(due_on) : undefined)}
              </Text>
              {answered_at && changes.length === 0 && (
                <Text size="small" tone="muted">
                  {labels.unchanged}
                </Text>
              )}
              {changes.length > 0 && (
                <Table
                  caption={labels.caption}
                  rows={changes}
                  rowKey={({ path }) => path}
                  columns={[
                    {
                      key: 'field',
                      header: labels.field,
                      rowHeader: true,
                      cell: ({ path }) => fieldLabel(path) || controlLabel(path),
                    },
                    { key: 'before', header: labels.before, cell: ({ before }) => before || labels.empty },
                    { key: 'after', header: labels.after, cell: ({ after }) => after || labels.empty },
                  ]}
                  empty={null}
                />
              )}
              {onClose && !answered_at && !closed_at && (
                <Button
                  size="small"
                  variant="secondary"
                  className={styles.close}
                  loading={closing}
                  onClick={() => onClose(request)}
                >
                  {labels.close}
                </Button>
              )}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
