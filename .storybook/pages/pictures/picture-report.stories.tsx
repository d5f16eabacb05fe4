import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../preview.tsx';
import type { AcceptedChange, AcceptedDifference } from './accepted-differences.ts';
import { PictureReview, type SaveAccepted } from './picture-review.tsx';
import { PictureReportView } from './pictures-page.tsx';
import type { PictureReport, PictureResult } from './report.ts';

/** Returns a data URL of a drawing, so that the story loads no files. */
const drawing = (colour: string, inset: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="240"><rect width="720" height="240" fill="#fffdf9"/><rect x="${inset}" y="72" width="216" height="96" rx="4" fill="${colour}"/></svg>`)}`;

const result = (
  title: string,
  name: string,
  rest: Partial<PictureResult> & Pick<PictureResult, 'kind'>,
): PictureResult => {
  const id = `${title}--${name}`.toLowerCase().replace(/[^a-z-]+/g, '-');
  return {
    picture: `${id}-1280-light`,
    story: { id, title, name },
    width: 1280,
    scheme: 'light',
    pair: '0123456789abcdef01234567',
    modules: [],
    tokens: [],
    ...rest,
  };
};

const report: PictureReport = {
  base: { commit: '03c44d0c6a1f2b3d4e5f60718293a4b5c6d7e8f9', reason: 'where this branch left main' },
  takenAt: '2026-05-06T09:30:00.000Z',
  compared: 84,
  leftOut: 855,
  same: 391,
  results: [
    result('Actions/Button', 'Playground', {
      kind: 'changed',
      pixels: 20_736,
      step: 14,
      tokens: ['--color-action-primary'],
      modules: ['ui/styles/index.css'],
    }),
    result('Forms/DateField', 'Next To A Field Whose Label Is Very Long', {
      kind: 'changed',
      pixels: 1,
      step: 1,
      modules: ['ui/components/forms/date-field/date-field.module.css'],
    }),
    result('Feedback/Toast', 'Two', { kind: 'failed', error: 'Unable to find role="status"' }),
    result('Membership/PaymentsTable', 'Rejected', { kind: 'new' }),
    result('Membership/PaymentsTable', 'Stale', { kind: 'removed' }),
  ],
};

/** Renders the review with drawings as pictures. */
function Drawn({ save, accepted = [] }: { save?: SaveAccepted; accepted?: readonly AcceptedDifference[] }) {
  return (
    <PictureReview
      report={report}
      accepted={accepted}
      addressOf={(kind) =>
        kind === 'difference'
          ? drawing('#cc0033', 120)
          : kind === 'before'
            ? drawing('#0a2b66', 120)
            : drawing('#1a50b3', 132)
      }
      save={save}
    />
  );
}

const meta = preview.meta({
  title: 'Review/Picture report',
  component: PictureReview,
  tags: ['!autodocs'],
});

/** One difference of each kind, with ways to compare and a form for a note. */
export const Differences = meta.story({ render: () => <Drawn /> });

Differences.test('is filtered by component, and by the changed token', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Component or screen'), 'Membership/PaymentsTable');
  await expect(canvas.getAllByRole('article')).toHaveLength(2);
  await expect(canvas.getByRole('status')).toHaveTextContent('2 of 5 differences shown');
  await userEvent.selectOptions(canvas.getByLabelText('Component or screen'), '');
  await userEvent.selectOptions(canvas.getByLabelText('Changed module or token'), '--color-action-primary');
  await expect(canvas.getByRole('article')).toHaveAccessibleName(/Actions\/Button/);
});

Differences.test('moves the line between before and after with the slider', async ({ canvas, userEvent }) => {
  const line = canvas.getByRole('slider', { name: /DateField/ });
  await expect(line).toHaveAttribute('type', 'range');
  await userEvent.click(line);
  await expect(line).toHaveFocus();
  await fireEvent.input(line, { target: { value: '51' } });
  await waitFor(() => expect(line).toHaveAttribute('aria-valuetext', '51 % before, 49 % after'));
});

/** In a running Storybook, marking a difference writes to the repository. */
export const Marking = meta.story({
  render: () => <Drawn save={save} />,
  play: async ({ canvas, userEvent }) => {
    save.mockClear();
    const article = within(canvas.getByRole('article', { name: /DateField/ }));
    await userEvent.click(article.getByRole('button', { name: 'Mark as meant' }));
    await expect(article.getByLabelText(/Why this is meant/)).toHaveAccessibleDescription(
      'Write a note first.',
    );
    await userEvent.type(article.getByLabelText(/Why this is meant/), 'The icon is centred');
    await userEvent.click(article.getByRole('button', { name: 'Mark as meant' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 not marked as meant'));
    await expect(save).toHaveBeenCalledOnce();
  },
});

const save = fn(async ({ add }: AcceptedChange): Promise<readonly AcceptedDifference[]> => add);

/** In a published Storybook, the user can copy the content of the file. */
export const Published = meta.story({
  render: () => <Drawn />,
  play: async ({ canvas, userEvent }) => {
    const article = within(canvas.getByRole('article', { name: /Rejected/ }));
    await userEvent.type(article.getByLabelText('Why this is meant'), 'Payments can be rejected now');
    await userEvent.click(article.getByRole('button', { name: 'Mark as meant' }));
    await expect(await canvas.findByRole('button', { name: 'Copy the file' })).toBeVisible();
  },
});

/** The mark could not be saved. */
export const NotSaved = meta.story({
  render: () => <Drawn save={() => Promise.reject(new Error('Only a page of this server may do this.'))} />,
  play: async ({ canvas, userEvent }) => {
    const article = within(canvas.getByRole('article', { name: /Rejected/ }));
    await userEvent.type(article.getByLabelText('Why this is meant'), 'Payments can be rejected now');
    await userEvent.click(article.getByRole('button', { name: 'Mark as meant' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Only a page of this server may do this.',
    );
  },
});

/** All pictures are the same. */
export const NothingDiffers = meta.story({
  render: () => (
    <PictureReportView report={{ state: 'ready', report: { ...report, results: [] }, accepted: [] }} />
  ),
});

/** Without a report, the page explains how to create one. */
export const NoReport = meta.story({ render: () => <PictureReportView report={{ state: 'none' }} /> });
