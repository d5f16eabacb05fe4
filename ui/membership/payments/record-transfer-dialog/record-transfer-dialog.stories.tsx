import { type AdminCharge, applicationAnswers, ledgerTexts } from '@imc/api/contract';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow } from '../../../../.storybook/story-helpers/expectations.ts';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  sampleAmount,
  sampleCharge,
  sampleDay,
  sampleTransfer,
  transfersLabels,
} from '../../story-samples.ts';
import { RecordTransferDialog, type RecordTransferDialogProps } from './record-transfer-dialog.tsx';

const amaka = sampleCharge;
const yusuf: AdminCharge = {
  ...sampleCharge,
  id: 42,
  name: 'Mr Bako Yusuf',
  reference: 'IMC-APP-409',
  about: 'Application fee',
  amount: 5_000,
};
const ime: AdminCharge = {
  ...sampleCharge,
  id: 43,
  name: 'Chief Effiong Ime',
  reference: 'IMC-APP-391',
  amount: 500_000,
  is_own: true,
};

/** Finds at once, as the screen does after a pause. */
function Searching(props: ComponentProps<typeof RecordTransferDialog>) {
  const [search, setSearch] = useState(props.search);
  const words = search.toLowerCase().split(' ').filter(Boolean);
  const found = [amaka, yusuf, ime].filter(({ name, reference }) =>
    words.every((word) => `${name} ${reference}`.toLowerCase().includes(word)),
  );
  return (
    <RecordTransferDialog
      {...props}
      search={search}
      searched={search.trim()}
      found={found}
      onSearch={setSearch}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Record transfer dialog',
  component: RecordTransferDialog,
  parameters: {
    alsoCalled: 'bank transfer, employer, several people, allocate, not allocated, treasurer',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    search: '',
    searched: '',
    found: [],
    onSearch: fn(),
    labels: transfersLabels.record,
    formatAmount: sampleAmount,
    formatDay: sampleDay,
    onClose: fn(),
    onSubmit: fn<RecordTransferDialogProps['onSubmit']>(async () => undefined),
  } satisfies RecordTransferDialogProps,
  render: (args) => <Searching {...args} />,
});

const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const sums = async () => (await dialog()).getByText('Not allocated').closest('dl');

const known = {
  amount: 40_000,
  value_date: '2026-05-04',
  bank_reference: 'FT26124-0001',
  payer: 'ZENITH WORKS LTD',
} as const;

export const Playground = meta.story({});

export const NothingFilledIn = meta.story({
  play: async ({ args }) => {
    await press('Record');
    const { findByText, getByRole } = await dialog();
    await expect(await findByText(applicationAnswers.paymentAmount)).toBeVisible();
    await waitFor(() => expect(getByRole('textbox', { name: 'Amount received' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** From a line of a statement, for the person whom it names. What is left stands as not allocated. */
export const FilledIn = meta.story({
  args: { known, charges: [amaka] },
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await expect(getByRole('textbox', { name: 'Amount for Mrs Nwosu Amaka Grace' })).toHaveValue('30,000');
    await expect(await sums()).toHaveTextContent('Not allocated₦10,000');
    await press('Record');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        transfer: {
          amount: 40_000,
          value_date: '2026-05-04',
          bank_reference: 'FT26124-0001',
          payer: 'ZENITH WORKS LTD',
          reason: undefined,
        },
        allocations: [{ charge_id: 41, amount: 30_000, seen_allocated: 0 }],
      }),
    );
  },
});

/** One transfer of an employer for two people: found by surname and by number, by keyboard alone. */
export const AnotherPerson = meta.story({
  args: { known },
  play: async ({ step }) => {
    const { getByRole, findByRole, getByText } = await dialog();
    await step('The only hit is added with Enter', async () => {
      await userEvent.type(getByRole('searchbox', { name: 'Add a person' }), 'nwosu{Enter}');
      await expect(await findByRole('textbox', { name: 'Amount for Mrs Nwosu Amaka Grace' })).toHaveValue(
        '30,000',
      );
      await waitFor(() => expect(getByRole('searchbox', { name: 'Add another person' })).toHaveFocus());
    });
    await step('Another one with the button', async () => {
      await userEvent.keyboard('app-4');
      await expect(getByText('Added')).toBeVisible();
      await userEvent.click(getByRole('button', { name: 'Add Mr Bako Yusuf, IMC-APP-409' }));
      await expect(await sums()).toHaveTextContent('Not allocated₦5,000');
    });
    await step('One is taken out', async () => {
      await userEvent.click(getByRole('button', { name: 'Remove Mrs Nwosu Amaka Grace' }));
      await expect(await sums()).toHaveTextContent('Not allocated₦35,000');
    });
  },
});

/** The treasurer's own charge is for another admin. */
export const OwnCharge = meta.story({
  args: { search: 'Effiong' },
  play: async () => {
    const { findByText, queryByRole } = await dialog();
    await waitFor(async () => expect(await findByText('Your own')).toBeVisible());
    await expect(queryByRole('button', { name: /^Add Chief/ })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { search: 'Nwosu', searched: '' },
  render: (args) => <RecordTransferDialog {...args} />,
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByText('Searching')).toBeVisible());
  },
});

export const FilteredToNone = meta.story({
  args: { search: 'nobody' },
  play: async () => {
    await waitFor(async () =>
      expect((await dialog()).getByText(/^Nobody with a charge matches/)).toBeVisible(),
    );
  },
});

export const NoAnswer = meta.story({
  args: { search: 'Nwosu', searched: 'Nwosu', searchFailed: 'The search failed. Please try again.' },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('alert')).toBeVisible());
  },
});

/** The people would get more than the transfer has. */
export const MoreThanTheTransfer = meta.story({
  args: { known: { ...known, amount: 33_000 }, charges: [amaka, yusuf] },
  play: async ({ args }) => {
    await expect(await sums()).toHaveTextContent('Not allocated−₦2,000');
    await press('Record');
    const { findByText, getByRole } = await dialog();
    await expect(await findByText('The amounts are ₦2,000 more than the transfer has.')).toBeVisible();
    await waitFor(() => expect(getByRole('textbox', { name: 'Amount for Mr Bako Yusuf' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** More than is due for one of them: the rest stays not allocated instead. */
export const MoreThanIsDue = meta.story({
  args: { known, charges: [amaka] },
  play: async ({ args }) => {
    const { findByText, getByRole } = await dialog();
    const amount = getByRole('textbox', { name: 'Amount for Mrs Nwosu Amaka Grace' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '40000');
    await press('Record');
    await expect(await findByText(ledgerTexts.moreThanDue('IMC-APP-412', 30_000))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The credit of a person pays as much of a charge as it has. */
export const Credit = meta.story({
  args: { recorded: sampleTransfer, charges: [amaka] },
  play: async () => {
    const { getByRole } = await dialog();
    await expect(getByRole('textbox', { name: 'Amount for Mrs Nwosu Amaka Grace' })).toHaveValue('25,000');
    await expect(await sums()).toHaveTextContent('Not allocated₦0');
  },
});

/** The rest of a recorded transfer, for nobody yet. */
export const RestForNobody = meta.story({
  args: { recorded: sampleTransfer },
  play: async ({ args }) => {
    await press('Allocate');
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Add the person');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RestAllocated = meta.story({
  args: { recorded: sampleTransfer, charges: [yusuf] },
  play: async ({ args }) => {
    await press('Allocate');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        transfer: undefined,
        allocations: [{ charge_id: 42, amount: 5_000, seen_allocated: 0 }],
      }),
    );
  },
});

/** Another treasurer was faster: the server says who, what is due now stands there, and what was typed stays. */
export const Refused = meta.story({
  args: {
    changed: [{ charge_id: 41, state: 'open', allocated: 20_000 }],
    known,
    charges: [amaka],
    onSubmit: fn<RecordTransferDialogProps['onSubmit']>(async () => ({
      message: ledgerTexts.changedSince('IMC-APP-412', 'Sample Treasurer'),
      fields: {},
    })),
  },
  play: async () => {
    const { getByRole, findByRole } = await dialog();
    const amount = getByRole('textbox', { name: 'Amount for Mrs Nwosu Amaka Grace' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '10000');
    await press('Record');
    await expect(await findByRole('alert')).toHaveTextContent('Sample Treasurer has changed IMC-APP-412');
    await expect(amount).toHaveValue('10,000');
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { known, charges: [amaka, yusuf], search: 'app' },
  play: expectNoOverflow,
});

/** Long texts, and every part at once. */
export const Matrix = meta.story({
  args: {
    known: { ...known, payer: unbreakable },
    charges: [{ ...amaka, name: longName, reference: unbreakable }, yusuf],
    search: 'app',
  },
  play: expectNoOverflow,
});
