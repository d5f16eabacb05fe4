import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a native dialog as a modal one for as long as it is mounted and wanted, and brings focus back when it goes. What lies behind is inert, and
 * the page keeps its place (see the style sheet). Focus goes to what carries `data-autofocus`, else to the first control.
 *
 * @param dialog - The `<dialog>` element.
 * @param returnFocus - Where focus goes on closing; by default, or where it answers null, to what had it before. Where that is gone, as after a
 * form that was sent, to the page's `main`.
 * @param isWanted - False while the dialog only fades away. Default `true`.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  returnFocus?: () => HTMLElement | null | undefined,
  isWanted = true,
) {
  const target = useRef(returnFocus);
  useEffect(() => {
    target.current = returnFocus;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isWanted) return;
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      const back = target.current?.() ?? before;
      if (back?.isConnected && back !== document.body) back.focus();
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [dialog, isWanted]);
}
