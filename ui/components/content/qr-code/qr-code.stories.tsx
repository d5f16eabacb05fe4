import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { QrCode, type QrCodeProps } from './qr-code.tsx';

const meta = preview.meta({
  title: 'Elements/Content/QR code',
  component: QrCode,
  parameters: { alsoCalled: 'barcode, matrix code, scan' },
  args: {
    text: 'https://imc.example/register?marketer=MKT-ADA',
    label: 'QR code of the link of Ada Obi',
    unavailable: 'The code could not be drawn',
  } satisfies QrCodeProps,
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of the link of Ada Obi' })).toBeVisible();
  },
});

/** A text that is too long for any QR code. */
export const Unavailable = meta.story({
  args: { text: 'x'.repeat(3000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The code could not be drawn')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** A short and a long text, and one without a drawing. */
export const Matrix = meta.story({
  render: (args) => (
    <Cluster align="start">
      <QrCode {...args} text="A" label="QR code of a letter" />
      <QrCode {...args} text={unbreakable.repeat(4)} label="QR code of a long text" />
      <QrCode {...args} text={'x'.repeat(3000)} unavailable={unbreakable} />
    </Cluster>
  ),
});
