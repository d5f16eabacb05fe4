/**
 * Generates the text of issues reported from Storybook. `.github/ISSUE_TEMPLATE/what-you-see.md` contains the same text with empty fields.
 */

/** Story or docs page that an issue is about, with its state. */
export interface IssuePlace {
  /** Title and name of the story or docs page. */
  readonly story: string;
  readonly storyId: string;
  /** URL of the same story in the same state. */
  readonly link: string;
  /** Selected colour scheme. */
  readonly scheme: string;
  /** Width of the story, in px. */
  readonly width: number;
  /** User agent string of the browser. */
  readonly browser: string;
  /** Changed controls that the link can't include, by name. */
  readonly controls: Readonly<Record<string, unknown>>;
}

const emptyPlace = { story: '', storyId: '', link: '', scheme: '', width: '', browser: '', controls: {} };

/** Title of an issue. */
const issueTitle = (story: string): string => `What you see: ${story}`;

/** Returns the text of an issue in Markdown. Without a place, the fields are empty. */
export function issueText(place?: IssuePlace): string {
  const { story, storyId, link, scheme, width, browser, controls } = place ?? emptyPlace;
  return `## What happened

<!-- What you see, in a sentence or two. A picture helps. -->

## What you expected

<!-- What you would have seen instead. -->

## Where

- Story: ${story}
- Story id: ${storyId}
- Link: ${link}
- Scheme: ${scheme}
- Width: ${width && `${width} px`}
- Browser: ${browser}
- Changed controls that the link can't carry: ${Object.keys(controls).length > 0 ? JSON.stringify(controls) : place ? 'none' : ''}
`.replaceAll(/ +$/gm, '');
}

/** Returns the issue template for GitHub. */
export const issueTemplate = (): string => `---
name: What you see
about: Something in Storybook or on the site does not look or work as it should
title: "${issueTitle('')}"
---

${issueText()}`;

/** Returns the URL that opens a new, prefilled issue. `issues` is the URL of a repository's issues on GitHub. */
export function newIssueAddress(issues: string, place: IssuePlace): string {
  const query = new URLSearchParams({ title: issueTitle(place.story), body: issueText(place) });
  return `${issues.replace(/\/+$/, '')}/new?${query}`;
}
