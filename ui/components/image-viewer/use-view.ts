import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** How a picture is looked at. */
export interface View {
  /** 1 is the whole picture. */
  readonly zoom: number;
  /** Quarter turns to the right. */
  readonly turn: number;
  /** Pixels moved to the right. */
  readonly x: number;
  /** Pixels moved down. */
  readonly y: number;
}

type Change = (now: View) => View;

const start: View = { zoom: 1, turn: 0, x: 0, y: 0 };
const step = 0.5;
const largest = 5;
const stride = 60;

/** One step larger (1) or smaller (-1), between the whole picture and five times that. The whole picture lies in the middle again. */
export const zoomBy =
  (direction: 1 | -1): Change =>
  (now) => {
    const zoom = Math.min(largest, Math.max(1, now.zoom + direction * step));
    return zoom === 1 ? { ...now, zoom, x: 0, y: 0 } : { ...now, zoom };
  };

/** Moves what is zoomed by pixels; the whole picture stays where it is. */
export const moveBy =
  (x: number, y: number): Change =>
  (now) => {
    if (now.zoom === 1) return now;
    const within = (value: number, room: number) => Math.min(room, Math.max(-room, value));
    const room = (side: number) => (side * (now.zoom - 1)) / 2;
    return {
      ...now,
      x: within(now.x + x, room(window.innerWidth)),
      y: within(now.y + y, room(window.innerHeight)),
    };
  };

const keys: Record<string, Change> = {
  '+': zoomBy(1),
  '=': zoomBy(1),
  '-': zoomBy(-1),
  r: (now) => ({ ...now, turn: now.turn + 1 }),
  R: (now) => ({ ...now, turn: now.turn + 1 }),
  ArrowLeft: moveBy(stride, 0),
  ArrowRight: moveBy(-stride, 0),
  ArrowUp: moveBy(0, stride),
  ArrowDown: moveBy(0, -stride),
};

/** Holds the view and changes it by keys and by dragging. Arrows show what lies on their side. */
export function useView() {
  const [view, change] = useState(start);
  const last = useRef<{ x: number; y: number }>(undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    const made = keys[event.key];
    // With a modifier the keys belong to the browser, which zooms its page with them.
    if (!made || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(made);
  };

  const pointer = (move: (x: number, y: number) => void) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!last.current) return;
      move(event.clientX - last.current.x, event.clientY - last.current.y);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      last.current = undefined;
    },
    onPointerCancel: () => {
      last.current = undefined;
    },
  });

  return { view, change, onKeyDown, pointer };
}
