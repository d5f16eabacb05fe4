import { applicationTexts, refusalTexts, uploadTexts } from '@imc/api/contract';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { samplePicture } from '../../../../.storybook/story-helpers/sample-picture.ts';
import { Combinations, unbreakable } from '../../../stories/combinations.tsx';
import { largeText } from '../../../stories/large-text.ts';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import { ProofField, type ProofFieldLabels } from './proof-field.tsx';
import type { ChosenProof, ProofState, StoredProof } from './proof-field-state.ts';

const labels: ProofFieldLabels = {
  label: 'Proof of payment',
  help: 'A photograph or screenshot of the transfer. It is made smaller before it is sent.',
  storedName: 'Your proof of payment',
  stored: () => 'Saved with your application, 6 May, 10:12',
  shrinking: 'Making the picture smaller',
  sending: 'Sending',
  sent: (sent, total) => `${sent} of ${total}`,
  checking: 'Sent. The picture is being checked',
  noConnection:
    'Not sent: there is no connection. It is sent when you are back online, or with your application.',
  serverFault:
    'Not saved: the server has a problem. Try again, or submit; it is then sent with your application.',
  refused: (message) => `Not saved. ${message ?? ''}`,
  submitting: 'It is sent with your application',
  retry: 'Try again',
  cancel: 'Cancel',
  picture: {
    choose: 'Choose a picture',
    drop: 'or drop it here',
    dropNow: 'Drop the picture',
    replace: 'Replace',
    remove: 'Remove',
    camera: 'Take a photo',
  },
};

const receipt =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80" width="600" height="800"><path fill="#fff" d="M0 0h60v80H0z"/><path stroke="#0a2b66" stroke-width="3" d="M8 14h26M8 28h44M8 38h36M8 48h44M8 58h30"/></svg>';

/** A drawing with the size of a shrunk photograph. */
const picture = new Blob([receipt, ' '.repeat(280 * 1024 - receipt.length)], { type: 'image/svg+xml' });

const total = picture.size;
const name = 'IMG_20260506_101144.jpg';
const chosen = (progress: ChosenProof['progress'], file = name): ProofState => ({
  stored: undefined,
  chosen: { name: file, picture, progress },
  problem: undefined,
});
const stored: StoredProof = { at: '2026-05-06T09:12:00.000Z', file: 'x.jpg', name, picture };
const empty: ProofState = { stored: undefined, chosen: undefined, problem: undefined };

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Proof field',
  component: ProofField,
  parameters: {
    alsoCalled: 'proof of payment, receipt upload, picture upload, upload progress, retry upload, camera',
  },
  args: {
    state: empty,
    labels,
    proofUrl: () => `data:image/svg+xml,${encodeURIComponent(receipt)}`,
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story, { name: story }) => (
      <div style={{ maxInlineSize: story === 'Matrix' ? undefined : 'var(--size-form)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Nothing was chosen. */
export const Playground = meta.story({});

Playground.test(
  'a chosen picture goes to the screen, and the input stays free for another',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    const file = await samplePicture('transfer.jpg');
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expect(input.files).toHaveLength(0);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
);

/** Dispatches the drag event that a mouse would cause with a file. */
function drag(type: 'dragenter' | 'drop', target: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Dragging = meta.story({
  play: async ({ canvas }) => {
    drag('dragenter', canvas.getByLabelText('Proof of payment'), await samplePicture());
    await expect(await canvas.findByText('Drop the picture')).toBeVisible();
  },
});

Dragging.test('a dropped picture goes to the screen', async ({ canvas, args }) => {
  const file = await samplePicture('dropped.jpg');
  drag('drop', canvas.getByLabelText('Proof of payment'), file);
  await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
});

/** The application was submitted without a proof. */
export const Missing = meta.story({ args: { error: applicationTexts.proof } });

export const Shrinking = meta.story({
  args: { state: chosen({ status: 'shrinking' }) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Making the picture smaller' });
    await expect(bar).not.toHaveAttribute('value');
  },
});

/** The progress of the upload, in bytes. */
export const Sending = meta.story({
  tags: ['UPL-2'],
  args: { state: chosen({ status: 'sending', sent: 120 * 1024, total }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute(
      'aria-valuetext',
      '120 kB of 280 kB',
    );
    await expect(canvas.queryByText(/^Kept/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Everything was sent, but the picture counts as stored only after the server's answer. */
export const BeingChecked = meta.story({
  args: { state: chosen({ status: 'sending', sent: total, total }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent. The picture is being checked')).toBeVisible();
    await expect(canvas.queryByText(/^Kept/)).toBeNull();
  },
});

/** The server keeps the picture with the draft. */
export const Kept = meta.story({
  tags: ['UPL-1'],
  args: { state: { ...empty, stored } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Saved with your application, 6 May, 10:12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** The picture was sent from another device: it is loaded from the server. */
export const KeptFromAnotherDevice = meta.story({
  args: { state: { ...empty, stored: { at: stored.at, file: 'x.jpg' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your proof of payment')).toBeVisible();
    await expect(canvasElement.querySelector('img')?.src).toMatch(/^data:/);
  },
});

/** A new picture replaces the kept one only once it is stored. */
export const Replacing = meta.story({
  args: { state: { ...chosen({ status: 'sending', sent: 20 * 1024, total }, 'second.jpg'), stored } },
});

/** The connection was lost. The same picture can be sent again without choosing it. */
export const NoAnswer = meta.story({
  args: { state: chosen({ status: 'failed', cause: { kind: 'connection' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Not sent: there is no connection/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const ServerError = meta.story({
  args: { state: chosen({ status: 'failed', cause: { kind: 'server' } }) },
});

/** The server takes no picture now, and says why. */
export const Refused = meta.story({
  args: {
    state: chosen({
      status: 'failed',
      cause: {
        kind: 'refused',
        message: refusalTexts.tooMany,
      },
    }),
  },
});

/** The server could not read the picture. It is not kept, and another one is needed. */
export const RefusedPicture = meta.story({ args: { state: { ...empty, problem: uploadTexts.broken } } });

/** A browser that can't open HEIC says how to get another format. */
export const Heic = meta.story({
  tags: ['UPL-2'],
  args: { state: { ...empty, problem: uploadTexts.heic } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Proof of payment');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Most compatible/);
  },
});

/** A PDF is not sent. The field says how to make a picture of it. */
export const Pdf = meta.story({
  tags: ['UPL-2'],
  play: async ({ canvas, args }) => {
    const file = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
    drag('drop', canvas.getByLabelText('Proof of payment'), file);
    await waitFor(() =>
      expect(canvas.getByLabelText('Proof of payment')).toHaveAccessibleDescription(/take a screenshot/),
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** A browser that can't shrink pictures sends them as they are, up to the server's limit. */
export const TooLarge = meta.story({ args: { state: { ...empty, problem: uploadTexts.tooLarge } } });

/** The form is being submitted with a picture that was not stored yet. */
export const Submitting = meta.story({ args: { state: chosen({ status: 'submitting' }) } });

/** Without a draft to store it with, the picture waits for the submission. */
export const Waiting = meta.story({ args: { state: chosen({ status: 'waiting' }) } });

const phone = { viewport: { value: 'width360' } };

export const OnPhone = meta.story({
  globals: phone,
  args: { state: chosen({ status: 'failed', cause: { kind: 'connection' } }, `${unbreakable}.jpg`) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** On a phone with text at 200 %. */
export const LargeText = meta.story({
  globals: phone,
  args: { state: chosen({ status: 'sending', sent: 120 * 1024, total }) },
  beforeEach: largeText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { state: chosen({ status: 'sending', sent: 120 * 1024, total }) },
  beforeEach: rightToLeft,
  play: () => expectMirrored(),
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { state: { ...empty, stored } } });

const progresses: Readonly<Record<string, ProofState>> = {
  empty,
  shrinking: chosen({ status: 'shrinking' }),
  sending: chosen({ status: 'sending', sent: 120 * 1024, total }, unbreakable),
  checked: chosen({ status: 'sending', sent: total, total }),
  failed: chosen({ status: 'failed', cause: { kind: 'connection' } }, unbreakable),
  waiting: chosen({ status: 'waiting' }),
  submitting: chosen({ status: 'submitting' }),
  kept: { ...empty, stored },
  'kept and refused': { ...empty, stored, problem: uploadTexts.notAnImage },
};

export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      cell="20rem"
      axes={{
        state: Object.keys(progresses),
        error: [undefined, applicationTexts.proof],
        removable: [true, false],
        compact: [false, true],
      }}
    >
      {({ state, error, removable, compact }) => (
        <ProofField
          {...args}
          state={progresses[state] ?? empty}
          error={error}
          onRemove={removable ? () => {} : undefined}
          compact={compact}
        />
      )}
    </Combinations>
  ),
});
