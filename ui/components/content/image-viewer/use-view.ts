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

const initialView: View = { zoom: 1, turn: 0, x: 0, y: 0 };
const zoomStep = 0.5;
const maxZoom = 5;
const moveStep = 60;

/**
 * Returns the view with another offset, limited so that a picture as large as the viewport still covers it. At
 * zoom 1 the picture is centred.
 */
function withOffset(view: View, { x, y }: Point): View {
  const clamp = (value: number, side: number) => {
    const limit = (side * (view.zoom - 1)) / 2;
    return Math.min(limit, Math.max(-limit, value));
  };
  return { ...view, x: clamp(x, window.innerWidth), y: clamp(y, window.innerHeight) };
}

/**
 * Returns the view with another zoom, limited to 1 to 5. The point, relative to the centre of the stage,
 * stays fixed.
 */
const zoomTo = (now: View, zoom: number, { x, y }: Point): View => {
  const to = Math.min(maxZoom, Math.max(1, zoom));
  const by = to / now.zoom;
  return withOffset({ ...now, zoom: to }, { x: x - (x - now.x) * by, y: y - (y - now.y) * by });
};

/** Zooms in (1) or out (-1) to the next step. */
export const zoomBy =
  (direction: 1 | -1): Change =>
  (now) => {
    // A pinch can end between two steps.
    const steps = now.zoom / zoomStep;
    const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
    return zoomTo(now, next * zoomStep, now);
  };

/** Moves a zoomed picture by pixels. At zoom 1 it stays centred. */
const moveBy =
  (x: number, y: number): Change =>
  (now) =>
    withOffset(now, { x: now.x + x, y: now.y + y });

/** Rotates the picture clockwise by a quarter turn. */
export const turn: Change = (now) => ({ ...now, turn: now.turn + 1 });

const keys: Record<string, Change> = {
  '+': zoomBy(1),
  '=': zoomBy(1),
  '-': zoomBy(-1),
  r: turn,
  R: turn,
  ArrowLeft: moveBy(moveStep, 0),
  ArrowRight: moveBy(-moveStep, 0),
  ArrowUp: moveBy(0, moveStep),
  ArrowDown: moveBy(0, -moveStep),
};

const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/**
 * Manages the view and changes it by keyboard, dragging and pinching. An arrow key reveals the part of the
 * picture on its side.
 */
export function useView() {
  const [view, change] = useState(initialView);
  const [pinching, setPinching] = useState(false);
  const pointers = useRef(new Map<number, Point>());

  const onKeyDown = (event: KeyboardEvent) => {
    const keyChange = keys[event.key];
    // With a modifier the shortcuts belong to the browser, which zooms the page.
    if (!keyChange || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(keyChange);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    setPinching(pointers.current.size === 2);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, to);
    const [other, ...more] = [...pointers.current].flatMap(([id, point]) =>
      id === event.pointerId ? [] : point,
    );
    if (!other) return change(moveBy(to.x - from.x, to.y - from.y));
    if (more.length > 0) return;
    const stage = event.currentTarget.getBoundingClientRect();
    const [before, now] = [midpoint(from, other), midpoint(to, other)];
    const by = distance(to, other) / distance(from, other);
    const at = { x: now.x - stage.left - stage.width / 2, y: now.y - stage.top - stage.height / 2 };
    change((view) => {
      const moved = { ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y };
      return zoomTo(moved, view.zoom * by, at);
    });
  };

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    setPinching(pointers.current.size === 2);
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
