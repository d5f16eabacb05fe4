import { Spinner } from '@imc/ui';
import { Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react';
import { STORY_ARGS_UPDATED, STORY_FINISHED } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { viewports } from '../globals/viewports.ts';
import styles from './framed-story.module.css';

/** The viewport that a story sets, or the desk for what fills the page, and for what needs it (the parameter `onDesk`: tables). */
function viewportOf({ storyGlobals, parameters }: PreparedStory) {
  const { value } = (storyGlobals.viewport ?? {}) as { value?: keyof typeof viewports };
  const preset = value ?? ((parameters.layout === 'fullscreen' || parameters.onDesk === true) && 'width1280');
  return preset ? viewports[preset].styles : undefined;
}

/** Of a story or a meta, as it is written. */
const isPrepared = ({ beforeEach }: { beforeEach?: unknown }) => [beforeEach].flat().some(Boolean);

/** Whether a docs page frames a story: inline ones share mocks, clock, focus and width with the whole page, and are not played. */
const isFramed = (story: PreparedStory, meta: object): boolean =>
  story.parameters.docs?.story?.inline === false ||
  story.playFunction !== undefined ||
  isPrepared(meta) ||
  isPrepared(story.moduleExport) ||
  viewportOf(story) !== undefined;

/** Plays of frames near the window, one after another: together they would take the focus from each other. */
const waiting = new Map<Element, () => Promise<void>>();
let isPlaying = false;

/** In px, from the window: 0 for what is in it. */
function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}

async function playNearest(): Promise<void> {
  const [nearest] = [...waiting].sort(([one], [other]) => distance(one) - distance(other));
  if (isPlaying || !nearest) return;
  isPlaying = true;
  waiting.delete(nearest[0]);
  await nearest[1]();
  isPlaying = false;
  await playNearest();
}

/** Resolves when the frame of this story has been played, or at the signal. */
const played = (id: string, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const channel = addons.getChannel();
    function finished(event?: { storyId?: string }) {
      if (!signal.aborted && event?.storyId !== id) return;
      channel.off(STORY_FINISHED, finished);
      resolve();
    }
    channel.on(STORY_FINISHED, finished);
    signal.addEventListener('abort', () => finished());
  });

/** Gives the frame what is chosen in the controls of the page. Events of the frame itself have a source. */
function followControls(frame: HTMLIFrameElement, id: string): () => void {
  function follow(this: { source?: string }, { storyId, args }: { storyId: string; args: Args }) {
    if (this.source || storyId !== id) return;
    const { __STORYBOOK_PREVIEW__: preview } = frame.contentWindow as Window & {
      __STORYBOOK_PREVIEW__?: { onUpdateArgs(change: { storyId: string; updatedArgs: Args }): unknown };
    };
    void preview?.onUpdateArgs({ storyId, updatedArgs: args });
  }
  const channel = addons.getChannel();
  channel.on(STORY_ARGS_UPDATED, follow);
  return () => channel.off(STORY_ARGS_UPDATED, follow);
}

/** In px: down to the lowest element, dialogs and menus included, but not beyond the frame. */
function contentHeight({ contentDocument, clientHeight }: HTMLIFrameElement): number {
  const elements = contentDocument?.querySelectorAll('body *') ?? [];
  const lowest = Math.max(...[...elements].map((element) => element.getBoundingClientRect().bottom));
  const padding = Number.parseFloat(getComputedStyle(contentDocument?.body as Element).paddingBlockEnd);
  return Math.min(lowest + padding, clientHeight);
}

/** Plays a story when it comes near the window. Its viewport is scaled down to the column. */
function StoryFrame({ story }: { story: PreparedStory }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'played'>('waiting');
  const { width, height } = viewportOf(story) ?? {};
  const [blockSize, setBlockSize] = useState<string | undefined>(height);
  useEffect(() => {
    const left = new AbortController();
    const shown = frame.current as HTMLIFrameElement;
    const space = shown.parentElement as Element;
    async function play() {
      nearWindow.disconnect();
      setState('playing');
      await played(story.id, left.signal);
      setState('played');
    }
    const nearWindow = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) waiting.set(space, play);
        else waiting.delete(space);
        void playNearest();
      },
      { rootMargin: '50%' },
    );
    nearWindow.observe(space);
    const unfollow = followControls(shown, story.id);
    return () => {
      unfollow();
      nearWindow.disconnect();
      waiting.delete(space);
      left.abort();
    };
  }, [story.id]);
  // After a paint: browsers don't keep the scroll position where an element changes its position and size at once.
  useEffect(() => {
    if (state === 'played' && frame.current) setBlockSize(`${contentHeight(frame.current)}px`);
  }, [state]);
  return (
    <div className={`sb-story ${styles.box}`}>
      <div className={styles.space} style={{ '--width': width, '--height': blockSize } as CSSProperties}>
        {state !== 'played' && <Spinner label={`Playing ‘${story.name}’`} />}
        <iframe
          ref={frame}
          id={`iframe--${story.id}`}
          title={story.name}
          className={styles.frame}
          data-state={state}
          src={
            state === 'waiting'
              ? undefined
              : `iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`
          }
        />
      </div>
    </div>
  );
}

/** Replaces the block `Story` of docs pages. */
export function FramedStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { csfFile } = useOf('meta', ['meta']);
  return isFramed(story, csfFile.meta) ? <StoryFrame key={story.id} story={story} /> : <Story {...props} />;
}
