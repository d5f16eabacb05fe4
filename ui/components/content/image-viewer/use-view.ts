import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Zoom, rotation and position of a picture. */
export interface View {
  /** Scale. 1 shows the full picture. */
  readonly zoom: number;
  /** Quarter turns clockwise. */
  readonly turn: number;
  /** Offset to the right in pixels. */
  readonly x: number;
  /** Offset downwards in pixels. */
  readonly y: number;
}

type Change = (now: View) => View;

interface Point {
  readonly x: number;
  readonly y: number;
}

const start: View = { zoom: 1, turn: 0, x: 0, y: 0 };
const step = 0.5;
const largest = 5;
const stride = 60;

/**
 * Returns the view with another offset, limited so that an edge of the zoomed picture never moves further in
 * than the viewport's edge. At zoom 1 the picture is centred.
 */
function placed(view: View, { x, y }: Point): View {
  const within = (value: number, side: number) => {
    const room = (side * (view.zoom - 1)) / 2;
    return Math.min(room, Math.max(-room, value));
  };
  return { ...view, x: within(x, window.innerWidth), y: within(y, window.innerHeight) };
}

/**
 * Returns the view with another zoom, limited to 1 to 5. The point, relative to the centre of the stage,
 * stays fixed.
 */
const zoomTo = (now: View, zoom: number, { x, y }: Point): View => {
  const to = Math.min(largest, Math.max(1, zoom));
  const by = to / now.zoom;
  return placed({ ...now, zoom: to }, { x: x - (x - now.x) * by, y: y - (y - now.y) * by });
};

/** Zooms in (1) or out (-1) to the next step. */
export const zoomBy =
  (direction: 1 | -1): Change =>
  (now) => {
    // A pinch can end between two steps.
    const steps = now.zoom / step;
    const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
    return zoomTo(now, next * step, now);
  };

/** Moves a zoomed picture by pixels. At zoom 1 it stays centred. */
export const moveBy =
  (x: number, y: number): Change =>
  (now) =>
    placed(now, { x: now.x + x, y: now.y + y });

/** Rotates the picture clockwise by a quarter turn. */
export const turn: Change = (now) => ({ ...now, turn: now.turn + 1 });

const keys: Record<string, Change> = {
  '+': zoomBy(1),
  '=': zoomBy(1),
  '-': zoomBy(-1),
  r: turn,
  R: turn,
  ArrowLeft: moveBy(stride, 0),
  ArrowRight: moveBy(-stride, 0),
  ArrowUp: moveBy(0, stride),
  ArrowDown: moveBy(0, -stride),
};

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/**
 * Manages the view and changes it by keyboard, dragging and pinching. An arrow key reveals the part of the
 * picture on its side.
 */
export function useView() {
  const [view, change] = useState(start);
  const [pinching, setPinching] = useState(false);
  const held = useRef(new Map<number, Point>());

  const onKeyDown = (event: KeyboardEvent) => {
    const made = keys[event.key];
    // With a modifier the shortcuts belong to the browser, which zooms the page.
    if (!made || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(made);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    setPinching(held.current.size === 2);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = held.current.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    held.current.set(event.pointerId, to);
    const [other, ...more] = [...held.current].flatMap(([id, point]) =>
      id === event.pointerId ? [] : point,
    );
    if (!other) return change(moveBy(to.x - from.x, to.y - from.y));
    if (more.length > 0) return;
    const place = event.currentTarget.getBoundingClientRect();
    const [before, now] = [middle(from, other), middle(to, other)];
    const by = distance(to, other) / distance(from, other);
    const at = { x: now.x - place.left - place.width / 2, y: now.y - place.top - place.height / 2 };
    change((view) => {
      const moved = { ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y };
      return zoomTo(moved, view.zoom * by, at);
    });
  };

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    held.current.delete(event.pointerId);
    setPinching(held.current.size === 2);
  };

  return {
    view,
    change,
    /** Whether two fingers are on the picture. */
    pinching,
    onKeyDown,
    /** Handlers for the element around the picture. */
    pointer: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}
