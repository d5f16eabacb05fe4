/** The text of an issue about what somebody sees in Storybook. `.github/ISSUE_TEMPLATE/what-you-see.md` holds the same, to be filled in by hand. */

/** The place that an issue is about. */
export interface IssuePlace {
  /** Title and name of the story or docs page. */
  readonly story: string;
  readonly storyId: string;
  /** Address that shows the same story in the same state. */
  readonly link: string;
  /** Chosen colour scheme. */
  readonly scheme: string;
  /** Width of the story, in px. */
  readonly width: number;
  /** Name and version of the browser and its system, as it gives them. */
  readonly browser: string;
  /** Changed controls that the link can't carry, by name. */
  readonly controls: Readonly<Record<string, unknown>>;
}

const emptyPlace = { story: '', storyId: '', link: '', scheme: '', width: '', browser: '', controls: {} };

/** Title of an issue. */
export const issueTitle = (story: string): string => `What you see: ${story}`;

/** Text of an issue, in Markdown. Without a place, its lines are left to be filled in. */
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

/** The template that GitHub offers for a new issue. */
export const issueTemplate = (): string => `---
name: What you see
about: Something in Storybook or on the site does not look or work as it should
title: "${issueTitle('')}"
---

${issueText()}`;

/** Address that opens a new issue, filled in. `issues` is the list of issues of a repository on GitHub. */
export function newIssueAddress(issues: string, place: IssuePlace): string {
  const query = new URLSearchParams({ title: issueTitle(place.story), body: issueText(place) });
  return `${issues.replace(/\/+$/, '')}/new?${query}`;
}
