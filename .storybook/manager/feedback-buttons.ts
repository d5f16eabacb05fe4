/**
 * Adds two buttons at the end of the toolbar: one copies a link to the current state, the other reports an issue about it. Storybook's own
 * link (Alt Shift L) omits the host and the width. This file uses `createElement` because the manager has its own React and its build can't use
 * our JSX runtime.
 */
import { CommentIcon, LinkIcon } from '@storybook/icons';
import { createElement, Fragment, useState } from 'react';
import { Button, Modal } from 'storybook/internal/components';
import { buildArgsParam } from 'storybook/internal/router';
import {
  type API,
  addons,
  types,
  useArgs,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { type IssuePlace, issueText, newIssueAddress } from './issue-template.ts';

const addonId = 'imc/feedback';

/** URL of the repository's issues on GitHub, set at build time. Without it, the report is only copied. */
const issuesAddress = process.env.STORYBOOK_ISSUES_URL;

/** Returns the current width of the story, in px. */
const shownWidth = () =>
  document.getElementById('storybook-preview-iframe')?.clientWidth ?? window.innerWidth;

/** Returns the changed controls that Storybook does not accept from a URL, such as text with punctuation. */
function controlsOutsideLink(initial: Record<string, unknown>, args: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(args).filter(
      ([name, value]) =>
        value !== initial[name] && buildArgsParam(initial, { ...initial, [name]: value }) === '',
    ),
  );
}

/** Value of Storybook's viewport that fills the window. */
const responsive = '100pct-100pct';

/** Returns whether globals select a fixed viewport. Storybook's initial viewport global has no value. */
function nameViewport(globals: Record<string, unknown>): boolean {
  const viewport = globals?.viewport as string | { readonly value?: string } | undefined;
  const value = typeof viewport === 'string' ? viewport : viewport?.value;
  return value !== undefined && value !== responsive;
}

/** Returns the URL of the story in its current state. Sets the current width unless the story or the user has selected a viewport. */
function linkTo(api: API, storyId: string, viewMode: string, hasViewport: boolean): string {
  const isStory = viewMode === 'story';
  const { managerHref } = api.getStoryHrefs(storyId, {
    base: 'origin',
    inheritArgs: isStory,
    viewMode,
    ...(isStory && !hasViewport && { queryParams: { globals: `viewport.value:${shownWidth()}px-100pct` } }),
  });
  return managerHref;
}

/** Text to copy manually when the browser blocks clipboard access. */
interface ByHand {
  readonly name: string;
  readonly text: string;
}

function CopyByHand({ byHand, onClose }: { byHand: ByHand; onClose: () => void }) {
  return createElement(Modal, {
    open: true,
    width: 640,
    ariaLabel: `Copy the ${byHand.name} by hand`,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    // biome-ignore lint/correctness/noChildrenProp: the modal's types require the property
    children: createElement(
      Modal.Content,
      null,
      createElement(
        Modal.Header,
        null,
        createElement(Modal.Title, null, `Copy the ${byHand.name} by hand`),
        createElement(
          Modal.Description,
          null,
          'The browser did not let this page use the clipboard. The text is selected: press Ctrl C, or Cmd C on a Mac.',
        ),
      ),
      createElement('textarea', {
        readOnly: true,
        value: byHand.text,
        rows: Math.min(16, byHand.text.split('\n').length + 1),
        'aria-label': byHand.name,
        ref: (area: HTMLTextAreaElement | null) => area?.select(),
        style: { inlineSize: '100%', font: '13px/1.5 monospace', padding: '8px', boxSizing: 'border-box' },
      }),
    ),
  });
}

function Feedback() {
  const api = useStorybookApi();
  const { storyId, viewMode = 'story' } = useStorybookState();
  const [globals, , storyGlobals, userGlobals] = useGlobals();
  // Both are undefined until the story is prepared.
  const [args = {}, , , initialArgs = {}] = useArgs();
  const [byHand, setByHand] = useState<ByHand>();
  const entry = storyId ? api.getData(storyId) : undefined;
  if (!entry) return null;

  const hasViewport = [storyGlobals, userGlobals].some(nameViewport);
  const place = (): IssuePlace => ({
    story: entry.type === 'docs' ? `${entry.title}, docs` : [entry.title, entry.name].join(', '),
    storyId,
    link: linkTo(api, storyId, viewMode, hasViewport),
    scheme: String(globals.scheme),
    width: shownWidth(),
    browser: navigator.userAgent,
    controls: viewMode === 'story' ? controlsOutsideLink(initialArgs, args) : {},
  });

  /** Copies a text and shows a notification. Opens a dialog for manual copying if that fails. */
  const copy = async (name: string, text: string, note?: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setByHand({ name, text });
      return;
    }
    api.addNotification({
      id: `${addonId}/${name}`,
      content: { headline: `Copied the ${name}`, ...(note && { subHeadline: note }) },
      duration: 6000,
    });
  };

  const copyLink = () => {
    const { link, controls } = place();
    const missing = Object.keys(controls);
    return copy(
      'link',
      link,
      missing.length > 0 ? `Without ${missing.join(', ')}: a link can't carry that value.` : undefined,
    );
  };

  const report = async () => {
    const where = place();
    await copy(
      'report',
      issueText(where),
      issuesAddress ? undefined : 'Paste it where your team collects issues.',
    );
    if (issuesAddress) window.open(newIssueAddress(issuesAddress, where), '_blank', 'noopener');
  };

  const button = (label: string, icon: typeof LinkIcon, onClick: () => Promise<void>) =>
    createElement(
      Button,
      { key: label, padding: 'small', variant: 'ghost', ariaLabel: label, tooltip: label, onClick },
      createElement(icon),
    );
  return createElement(
    Fragment,
    null,
    button('Copy a link to exactly this', LinkIcon, copyLink),
    button('Report what you see', CommentIcon, report),
    byHand && createElement(CopyByHand, { byHand, onClose: () => setByHand(undefined) }),
  );
}

addons.register(addonId, () => {
  addons.add(`${addonId}/tool`, {
    type: types.TOOLEXTRA,
    title: 'Link and report',
    match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
    render: () => createElement(Feedback),
  });
});
