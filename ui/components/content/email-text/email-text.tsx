import { clsx } from 'clsx';
import { type ComponentPropsWithRef, Fragment, useLayoutEffect, useRef, useState } from 'react';
import styles from './email-text.module.css';
import { type Cut, cutFor, ellipsis } from './shortened-address.ts';

export interface EmailTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'style'> {
  /** The email address. */
  email: string;
  /**
   * Keeps the address on one line. Where it doesn't fit, an ellipsis in the middle shortens it; a focused link
   * shows it in full, over the line below. Default `false`: it breaks over lines.
   */
  oneLine?: boolean;
}

/** Names of up to this many characters fit into the narrowest column. */
const maxUnbrokenLength = 12;

/** The parts of an address that must stay on one line: the names before and after the @, and long names at their dots. */
function splitAddress(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)].flatMap((name) =>
    name.length > maxUnbrokenLength ? (name.match(/\.?[^.]+|\./g) ?? []) : [name],
  );
}

/** The parts of a piece of an address that begins at `start`, each with its offset in the address. */
function partsBetween(email: string, start: number, end: number) {
  let offset = 0;
  return splitAddress(email).flatMap((part) => {
    const from = Math.max(offset, start);
    const to = Math.min(offset + part.length, end);
    offset += part.length;
    return from < to ? [{ from, text: email.slice(from, to), isStart: from === offset - part.length }] : [];
  });
}

interface PartsProps {
  email: string;
  start: number;
  end: number;
  /** Whether the text may break between the parts. */
  breaks?: boolean;
}

function Parts({ email, start, end, breaks = false }: PartsProps) {
  return partsBetween(email, start, end).map(({ from, text, isStart }) => (
    <Fragment key={from}>
      {breaks && from > 0 && isStart && <wbr />}
      <span className={styles.part}>{text}</span>
    </Fragment>
  ));
}

/** The closest ancestor that is laid out as a block, which has the room for the address. */
function blockAround(element: HTMLElement): HTMLElement {
  let block = element.parentElement ?? element;
  while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
  return block;
}

const canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');

function characterWidths(element: Element, characters: readonly string[]): readonly number[] {
  if (!canvas) return characters.map(() => 0);
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return characters.map((character) => canvas.measureText(character).width);
}

/** An address on one line. What doesn't fit is cut out of the middle, but stays in the text, so that copying includes it. */
function OneLineAddress({ email }: { email: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState<Cut>();
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const block = blockAround(element.parentElement ?? element);
    let measured = -1;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(block);
      const room =
        block.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (room === measured) return;
      measured = room;
      const [ellipsisWidth = 0, ...widths] = characterWidths(element, [ellipsis, ...email.split('')]);
      const next = cutFor(email, widths, room, ellipsisWidth);
      setCut((last) => (last?.start === next?.start && last?.end === next?.end ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(block);
    const onFonts = () => {
      measured = -1;
      measure();
    };
    document.fonts.addEventListener('loadingdone', onFonts);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', onFonts);
    };
  }, [email]);
  const { start, end } = cut ?? { start: email.length, end: email.length };
  return (
    <span ref={text} className={styles.text} data-cut={cut ? '' : undefined}>
      <Parts email={email} start={0} end={start} />
      {cut && (
        <>
          <span className={styles.ellipsis} aria-hidden="true" />
          <span className={styles.cut}>
            <Parts email={email} start={start} end={end} />
          </span>
          <Parts email={email} start={end} end={email.length} />
        </>
      )}
    </span>
  );
}

/**
 * An email address that breaks only after its @ and before a dot. A part that is wider than the container is
 * cut off with an ellipsis. The tooltip shows the full address, and copying includes it.
 */
export function EmailText({ email, oneLine = false, className, ...rest }: EmailTextProps) {
  return (
    <span
      title={email}
      {...rest}
      data-one-line={oneLine || undefined}
      className={clsx(styles.root, className)}
    >
      {oneLine ? (
        <OneLineAddress key={email} email={email} />
      ) : (
        <Parts email={email} start={0} end={email.length} breaks />
      )}
    </span>
  );
}
