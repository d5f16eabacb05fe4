import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a native dialog as a modal while it is mounted and wanted, and restores the focus when it closes. The
 * page behind is inert and does not scroll (see the style sheet). Focus moves to the element with
 * `data-autofocus`, or to the first control.
 *
 * @param dialog - The `<dialog>` element.
 * @param returnFocus - Returns the element to focus on close. By default, or if it returns `null`, that is
 * the element that had the focus before. If it no longer exists, for example after a form was submitted, the
 * page's `main`.
 * @param isWanted - Pass `false` while the dialog only fades out. Default `true`.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  returnFocus?: () => HTMLElement | null | undefined,
  isWanted = true,
) {
  const latestReturnFocus = useRef(returnFocus);
  useEffect(() => {
    latestReturnFocus.current = returnFocus;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isWanted) return;
    const previouslyFocused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      const target = latestReturnFocus.current?.() ?? previouslyFocused;
      if (target?.isConnected && target !== document.body) target.focus();
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [dialog, isWanted]);
}
