import { useState } from 'react';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';

const receipt = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 560" width="840" height="1120"><path fill="#fffdf9" d="M0 0h420v560H0z"/><path stroke="#d8d3c5" d="M40 150h340M40 200h340M40 250h340M40 300h340"/><g font-family="Georgia" fill="#0c1b33"><text x="40" y="80" font-size="30">Receipt R-0931</text><text x="40" y="185" font-size="18">Application</text><text x="310" y="185" font-size="18">₦5,000</text><text x="40" y="235" font-size="18">Induction</text><text x="300" y="235" font-size="18">₦30,000</text><text x="40" y="285" font-size="20">Total</text><text x="296" y="285" font-size="20">₦35,000</text></g></svg>',
)}`;

function Opener(args: ImageViewerProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        View receipt R-0931
      </Button>
      <ImageViewer {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = preview.meta({
  title: 'Elements/Content/Image viewer',
  component: ImageViewer,
  args: {
    open: true,
    onClose: () => {},
    title: 'Receipt R-0931',
    src: receipt,
    alt: 'Receipt R-0931: application ₦5,000, induction ₦30,000, total ₦35,000',
    labels: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', close: 'Close' },
    hint: 'Plus and minus zoom, R turns, arrows move.',
  } as ImageViewerProps,
  parameters: {
    alsoCalled: 'lightbox, zoom, gallery, image preview',
    docs: { story: { inline: false } },
  },
  render: (args) => <Opener {...args} />,
});

export const Playground = meta.story({});

/** Opened by a button; focus returns to it on close. */
export const Closed = meta.story({ args: { open: false } });

Closed.test('works by keyboard, and Escape restores focus', async ({ canvas, userEvent, step }) => {
  const opener = canvas.getByRole('button', { name: 'View receipt R-0931' });
  await step('Open the viewer', async () => {
    await userEvent.click(opener);
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Receipt R-0931' }));
  await step('The focus is on the close button', async () => {
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Plus and minus zoom, R turns, arrows move.',
    );
  });
  const picture = dialog.getByRole('img');
  await step('Zoom in and move the picture', async () => {
    await userEvent.keyboard('+');
    await expect(dialog.getByRole('status')).toHaveTextContent('150 %, 0°');
    await userEvent.keyboard('{ArrowRight}');
    await expect(picture.style.transform).toContain('translate(-60px, 0px)');
  });
  await step('Rotate the picture', async () => {
    await userEvent.keyboard('r');
    await expect(picture.style.transform).toContain('rotate(90deg)');
    await expect(dialog.getByRole('status')).toHaveTextContent('150 %, 90°');
  });
  await step('Zoom out', async () => {
    await userEvent.keyboard('--');
    await expect(dialog.getByRole('status')).toHaveTextContent('100 %, 90°');
    await expect(picture.style.transform).toContain('translate(0px, 0px)');
  });
  await step('Close the viewer', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  });
});

Closed.test('works with its buttons', async ({ canvas, userEvent, step }) => {
  await step('Open the viewer', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'View receipt R-0931' }));
  });
  const dialog = within(screen.getByRole('dialog'));
  await step('Zoom in and rotate', async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));
    await expect(dialog.getByRole('img').style.transform).toContain('rotate(90deg) scale(1.5)');
  });
  await step('Close the viewer', async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

/** A pinch, which would otherwise zoom the page. */
export const ZoomedByPinch = meta.story({
  tags: ['unsettled'],
  play: async () => {
    // Synthetic pointers can't be captured.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
    const dialog = within(await screen.findByRole('dialog'));
    const picture = dialog.getByRole('img');
    const stage = picture.parentElement as HTMLElement;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const finger = (pointerId: number, x: number) => ({
      pointerId,
      pointerType: 'touch',
      clientX: left + width / 2 + x,
      clientY: top + height / 2,
    });
    await fireEvent.pointerDown(stage, finger(1, -50));
    await fireEvent.pointerDown(stage, finger(2, 50));
    await fireEvent.pointerMove(stage, finger(2, 110));
    await fireEvent.pointerMove(stage, finger(1, -110));
    await waitFor(() => expect(picture.style.transform).toMatch(/^translate\(0px, 0px\).* scale\(2\.2\)$/));
    // The zoom is not announced until the fingers are lifted.
    await expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await fireEvent.pointerUp(stage, finger(2, 110));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('220 %, 0°'));
    // The remaining finger moves the picture.
    await fireEvent.pointerMove(stage, finger(1, -90));
    await waitFor(() => expect(picture.style.transform).toContain('translate(20px, 0px)'));
    await fireEvent.pointerUp(stage, finger(1, -90));
    // The buttons continue in fixed steps.
    await fireEvent.click(dialog.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('200 %, 0°'));
  },
});

/** The picture failed to load, so the text is shown instead. */
export const Missing = meta.story({
  args: {
    src: 'data:image/png;base64,broken',
    failedText: 'This picture could not be loaded. Close it and try again in a moment.',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(screen.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const WithoutHint = meta.story({ args: { hint: undefined } });

/** A name that can't break, and a picture that fails to load. */
export const Matrix = meta.story({
  args: { title: unbreakable, hint: unbreakable, src: 'data:image/png;base64,broken', alt: unbreakable },
});
