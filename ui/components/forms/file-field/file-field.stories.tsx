import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { SaveState } from '../save-state/save-state.tsx';
import { FileField, type FileFieldLabels } from './file-field.tsx';

const labels: FileFieldLabels = {
  choose: 'Choose a picture',
  drop: 'or drop it here',
  dropNow: 'Drop the picture',
  replace: 'Replace',
  remove: 'Remove',
  camera: 'Take a photo',
  progress: 'Uploading',
  cancel: 'Cancel',
};

/** A receipt drawn on a canvas, so that no story needs an image file. */
async function receipt(name = 'GTBank-transfer-IMC-APP-2210.png', type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(240, 320);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = 'white';
  context.fillRect(0, 0, 240, 320);
  context.fillStyle = 'navy';
  context.fillRect(24, 24, 120, 20);
  for (let line = 0; line < 8; line++) context.fillRect(24, 76 + line * 28, line % 2 ? 192 : 140, 8);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type });
}

/** Dispatches the drag event that a mouse would cause with a file. */
function drag(type: 'dragenter' | 'dragover' | 'drop', target: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

const validate = (file: File) => {
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(file.type)) {
    return 'This file is not a picture. Choose a JPEG, PNG or WebP picture.';
  }
  if (file.size > 5 * 1024 * 1024) return 'This picture is larger than 5 MB. Choose a smaller one.';
  return undefined;
};

const sample =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 80'%3E%3Cpath fill='%23fff' d='M0 0h60v80H0z'/%3E%3Cpath stroke='%230a2b66' stroke-width='3' d='M8 14h26M8 28h44M8 38h36M8 48h44M8 58h30'/%3E%3C/svg%3E";

const meta = preview.meta({
  title: 'Elements/Forms/File field',
  component: FileField,
  parameters: { alsoCalled: 'upload, file upload, dropzone, drag and drop, attachment, camera' },
  args: {
    label: 'Proof of payment',
    help: 'A picture of the transfer: JPEG, PNG or WebP, up to 5 MB',
    name: 'proof',
    labels,
    validate,
    onChange: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'Matrix' ? undefined : 'var(--size-form)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});

Playground.test(
  'the label names the real input, which is in the tab order',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText('Proof of payment');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(/JPEG, PNG or WebP, up to 5 MB/);
  },
);

/** A picked picture is shown immediately, with its name and size. */
export const Picked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    await userEvent.upload(input, await receipt());
    await expect(await canvas.findByText('GTBank-transfer-IMC-APP-2210.png')).toBeVisible();
    await expect(canvas.getByText(/kB/)).toBeVisible();
    await expect(input.files).toHaveLength(1);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector('img')?.src).toMatch(/^blob:/));
  },
});

Picked.test(
  'Remove clears the input, notifies the form and restores focus',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByText('GTBank-transfer-IMC-APP-2210.png')).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(input).toHaveFocus();
  },
);

/** A second picture replaces the first, since the field still opens the file chooser. */
export const Replaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    await userEvent.upload(input, await receipt('blurred.png'));
    await expect(await canvas.findByText('blurred.png')).toBeVisible();
    await expect(canvas.getByText('Replace')).toBeVisible();
    await userEvent.upload(input, await receipt('receipt R-0931.png'));
    await expect(await canvas.findByText('receipt R-0931.png')).toBeVisible();
    await expect(canvas.queryByText('blurred.png')).not.toBeInTheDocument();
    await expect(input.files).toHaveLength(1);
  },
});

/** On touch devices a button opens the camera instead of the file chooser. It is hidden for a mouse. */
export const TakePicture = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    let capture: string | null = null;
    const onChooser = (event: Event) => {
      event.preventDefault();
      capture = input.getAttribute('capture');
    };
    input.addEventListener('click', onChooser, { once: true });
    await fireEvent.click(canvas.getByText('Take a photo'));
    await expect(capture).toBe('environment');
    await expect(input).not.toHaveAttribute('capture');
  },
});

/** Dropping a picture on the field has the same effect as picking one. */
export const Dropped = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    const file = await receipt('receipt R-0931.png');
    drag('dragenter', input, file);
    await expect(await canvas.findByText('Drop the picture')).toBeVisible();
    drag('drop', input, file);
    await expect(await canvas.findByText('receipt R-0931.png')).toBeVisible();
    await expect(input.files?.[0]?.name).toBe('receipt R-0931.png');
  },
});

/** A dropped file bypasses the file chooser, so `validate` checks its type and the form does not receive it. */
export const WrongType = meta.story({
  tags: ['S-10.4'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    const file = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
    drag('drop', input, file);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/This file is not a picture/));
    await expect(input).toBeInvalid();
    await expect(input.files).toHaveLength(0);

    // The error is announced, and announced again for the next file.
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/This file is not a picture/);
    const previous = status.firstChild;
    drag('drop', input, file);
    await waitFor(() => expect(status.firstChild).not.toBe(previous));
    await expect(status).toHaveTextContent(/This file is not a picture/);
  },
});

/** The error disappears when another picture is picked. */
export const TooLarge = meta.story({
  tags: ['S-10.4'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    const drop = (file: File) => {
      return drag('drop', input, file);
    };
    await drop(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'photo.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/larger than 5 MB/));
    await expect(input).toHaveAccessibleDescription(/larger than 5 MB/);
  },
});

TooLarge.test('an accepted picture clears the error', async ({ canvas }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
  const file = await receipt();
  drag('drop', input, file);
  await expect(await canvas.findByText('GTBank-transfer-IMC-APP-2210.png')).toBeVisible();
  await expect(canvas.queryByText(/larger than 5 MB/)).not.toBeInTheDocument();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

/** A picture uploaded earlier with the draft. It is shown until another one is picked or it is removed. */
export const SentEarlier = meta.story({
  args: { current: { name: 'GTBank-transfer-IMC-APP-2210.png', url: sample }, onRemoveCurrent: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemoveCurrent).toHaveBeenCalledOnce();
  },
});

/**
 * Upload progress on a slow connection. The file can't be changed during the upload, and the field does not
 * lose focus.
 */
export const Uploading = meta.story({
  args: { progress: 0.62, current: { name: 'GTBank-transfer-IMC-APP-2210.png', url: sample } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveValue(0.62);
    await userEvent.tab();
    const input = canvas.getByLabelText('Proof of payment');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    // A click whose default is prevented opens no file chooser.
    await expect(input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(
      false,
    );
    const file = await receipt('another.png');
    drag('dragenter', input, file);
    drag('drop', input, file);
    await expect(canvas.queryByText('another.png')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Drop the picture')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Progress in bytes, and a button that ends the upload. */
export const UploadingWithBytes = meta.story({
  args: {
    progress: 120 / 280,
    progressText: '120 kB of 280 kB',
    onCancel: fn(),
    current: { name: 'GTBank-transfer-IMC-APP-2210.png', url: sample },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
      'aria-valuetext',
      '120 kB of 280 kB',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The file is prepared, which takes an unknown time. */
export const Preparing = meta.story({
  args: {
    progress: 'unknown',
    progressText: '',
    labels: { ...labels, progress: 'Making the picture smaller' },
    current: { name: 'GTBank-transfer-IMC-APP-2210.png', url: sample },
  },
});

/** A file that is uploaded at once: the form shows it with its size and its state. */
export const WithNote = meta.story({
  args: {
    current: { name: 'GTBank-transfer-IMC-APP-2210.png', url: sample, size: 250_000 },
    onRemoveCurrent: fn(),
    onPick: fn(),
    note: <SaveState state="failed" text="Not sent: there is no connection." />,
    action: (
      <Button variant="secondary" size="small">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    const file = await receipt('another.png');
    await userEvent.upload(input, file);
    await expect(args.onPick).toHaveBeenCalledWith(file);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input.files).toHaveLength(0);
  },
});

function Form({ onSend }: { onSend: (name: string | undefined) => void }) {
  const { register, handleSubmit, reset } = useForm<{ proof: FileList }>();
  return (
    <form noValidate onSubmit={handleSubmit(({ proof }) => onSend(proof[0]?.name))}>
      <Stack>
        <FileField label="Proof of payment" labels={labels} validate={validate} {...register('proof')} />
        <Button type="submit">Submit application</Button>
        <Button variant="quiet" onClick={() => reset()}>
          Start again
        </Button>
      </Stack>
    </form>
  );
}

const onSend = fn();

/**
 * With react-hook-form, the form receives the input's own `FileList`, and resetting the form clears the
 * field.
 */
export const InForm = meta.story({
  render: () => <Form onSend={onSend} />,
  play: async ({ canvas, userEvent, step }) => {
    onSend.mockClear();
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of payment');
    await step('the picked file is sent', async () => {
      drag('drop', input, await receipt());
      await expect(await canvas.findByText('GTBank-transfer-IMC-APP-2210.png')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
      await waitFor(() => expect(onSend).toHaveBeenLastCalledWith('GTBank-transfer-IMC-APP-2210.png'));
    });
    await step('a reset clears the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() =>
        expect(canvas.queryByText('GTBank-transfer-IMC-APP-2210.png')).not.toBeInTheDocument(),
      );
    });
  },
});

/** For a file that is no picture, dropped anywhere on the page, which shows that it would be taken. */
export const DropAnywhere = meta.story({
  tags: ['PAY-22'],
  args: {
    compact: true,
    dropAnywhere: true,
    validate: () => undefined,
    accept: '.csv',
    label: 'Bank statement',
    help: 'A CSV file from your bank',
    labels: { ...labels, choose: 'Choose a CSV file', drop: 'or drop it anywhere on this page' },
  },
  play: async ({ canvas, args }) => {
    const file = new File(['a'], 'statement.csv');
    // Browsers repeat this event while the file is over the page.
    await waitFor(() => {
      drag('dragover', document.body, file);
      expect(canvas.getAllByText('Drop the picture')[0]).toBeVisible();
    });
    drag('drop', document.body, file);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('statement.csv')).toBeVisible();
    await expect(canvas.queryByText('Drop the picture')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="20rem"
      axes={{
        file: ['none', 'picture', 'long name'],
        state: ['resting', 'error', 'uploading', 'disabled', 'compact'],
      }}
    >
      {({ file, state }) => (
        <FileField
          label="Proof of payment"
          labels={labels}
          current={
            file === 'none'
              ? undefined
              : {
                  name: file === 'picture' ? 'receipt.png' : `${unbreakable}.png`,
                  url: file === 'picture' ? sample : undefined,
                }
          }
          onRemoveCurrent={() => {}}
          error={state === 'error' ? 'Proof of payment is required' : undefined}
          progress={state === 'uploading' ? 0.4 : undefined}
          disabled={state === 'disabled'}
          compact={state === 'compact'}
        />
      )}
    </Combinations>
  ),
});
