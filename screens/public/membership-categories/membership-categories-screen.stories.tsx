import { useEffect, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import type { LoadDecisionTimes } from './grade-finder-result.tsx';
import { MembershipCategoriesScreen } from './membership-categories-screen.tsx';

const loadTimes: LoadDecisionTimes = () => Promise.resolve({ medianHours: 96, of: 24 });

const meta = preview.meta({
  title: 'Public/Membership categories',
  tags: ['S-2.9'],
  component: MembershipCategoriesScreen,
  parameters: {
    alsoCalled: 'eligibility, requirements, grades',
    layout: 'fullscreen',
    router: { path: '/membership/category' },
  },
  decorators: [withPublicLayout],
  args: {
    params: new URLSearchParams(),
    onParams: fn(),
    loadTimes,
  },
  render: function AtAddress({ params: first, ...args }) {
    const [params, setParams] = useState(first);
    // The finder's script loads with the first scroll.
    useEffect(() => {
      dispatchEvent(new Event('scroll'));
    }, []);
    return <MembershipCategoriesScreen {...args} params={params} onParams={setParams} />;
  },
});

/** The answers of an Associate, as in a shared address. */
const found = new URLSearchParams('studies=degree&graduated=0&consulting=0&managing=5');

/** Six categories, lowest first, each with description, eligibility, fees and the way in. */
export const Page = meta.story({
  tags: ['S-2.49', 'S-9.6'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'All six categories' }));
    const names = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Student',
      'Graduate',
      'Associate',
      'Member',
      'Fellow',
      'Distinguished Fellow',
    ]);
    const associate = list.getByRole('heading', { name: 'Associate' }).closest('li');
    for (const text of ['For managers who consult', 'A degree or diploma', '₦5,000', '₦25,000', '₦30,000'])
      await expect(associate).toHaveTextContent(text);
    await expectLink(list, 'Apply Now for Associate', '/register?grade=AIMC');
  },
});

/** A shared address: the grade, the rule that is met, its fees, and how long decisions took. */
export const GradeFound = meta.story({
  tags: ['S-2.80'],
  args: { params: found },
  play: async ({ canvas }) => {
    const result = await canvas.findByRole('heading', { name: 'You can apply as Associate' });
    result.scrollIntoView({ block: 'center', behavior: 'instant' });
    await expect(await canvas.findByText('Most decisions take about 4 days.')).toBeVisible();
    const finder = within(canvas.getByRole('form', { name: 'Find your grade' }));
    const terms = (name: string) => finder.getByText(name).parentElement;
    await expect(terms('Application, now')).toHaveTextContent('₦5,000');
    await expect(terms('Admission / induction, later')).toHaveTextContent('₦25,000');
    await expect(terms('Total')).toHaveTextContent('₦30,000');
  },
});

GradeFound.test('another answer changes the grade', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Over 10 years' }));
  await expect(await canvas.findByRole('heading', { name: 'You can apply as Member' })).toBeVisible();
});

/** Without an answer of the server, the result says nothing about decision times. */
export const TimesUnknown = meta.story({
  tags: ['S-2.81'],
  args: { params: found, loadTimes: () => Promise.resolve({ medianHours: null, of: 0 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^You can apply as/ });
    await expect(canvas.queryByText(/^Most decisions/)).not.toBeInTheDocument();
  },
});
