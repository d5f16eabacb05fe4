import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a native dialog as a modal while it is mounted and wanted. Focus moves to the element with `data-autofocus`, or to the first control.
 * @param returnFocus - Returns the element to focus on close. Default, also for `null`: the element that had the focus before, or the page's
 * `main` if that no longer exists.
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
