import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type IssuePlace, issueTemplate, issueText, newIssueAddress } from './issue-template.ts';

const place: IssuePlace = {
  story: 'Actions/Button, Playground',
  storyId: 'actions-button--playground',
  link: 'https://storybook.example/imc/?path=/story/actions-button--playground&globals=scheme:dark',
  scheme: 'dark',
  width: 360,
  browser: 'Firefox 150',
  controls: { children: 'Pay ₦10,000' },
};

const headings = (text: string) => text.match(/^(## .+|- [^:]+:)/gm);

test('the issue template of the repository has the same headings as a generated issue', () => {
  const template = readFileSync(
    join(import.meta.dirname, '../../.github/ISSUE_TEMPLATE/what-you-see.md'),
    'utf8',
  );
  expect(template).toBe(issueTemplate());
  expect(headings(template)).toEqual(headings(issueText(place)));
});

test('an issue contains the story, link, scheme, width, browser and the controls that the link omits', () => {
  const text = issueText(place);
  expect(text).toContain(`- Link: ${place.link}\n`);
  expect(text).toContain('- Scheme: dark\n- Width: 360 px\n- Browser: Firefox 150\n');
  expect(text).toContain('{"children":"Pay ₦10,000"}');
  expect(issueText({ ...place, controls: {} })).toContain("the link can't carry: none\n");
});

test('the URL of a new issue is under the issues URL, with or without a trailing slash', () => {
  for (const issues of ['https://github.com/imc/site/issues', 'https://github.com/imc/site/issues/']) {
    const { pathname, searchParams } = new URL(newIssueAddress(issues, place));
    expect(pathname).toBe('/imc/site/issues/new');
    expect(searchParams.get('title')).toBe('What you see: Actions/Button, Playground');
    expect(searchParams.get('body')).toBe(issueText(place));
  }
});
