import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations } from '../../../stories/combinations.tsx';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import { Pagination, type PaginationLabels, type PaginationProps } from './pagination.tsx';

const labels: PaginationLabels = {
  nav: 'Pages of the blog',
  previous: 'Previous',
  next: 'Next',
  page: (page, count) => `Page ${page} of ${count}`,
};

const meta = preview.meta({
  title: 'Elements/Navigation/Pagination',
  component: Pagination,
  parameters: { alsoCalled: 'pager, page numbers, next page, previous page' },
  args: { page: 2, pageCount: 4, labels, onPageChange: fn() } as PaginationProps,
});

export const Playground = meta.story({});

function Controlled() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageCount={2} labels={labels} onPageChange={setPage} />;
}

/** On the first and last page one button is disabled, but stays in place. */
export const FirstToLastPage = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
});

/** Pages with their own URLs. */
export const AsLinks = meta.story({
  render: () => <Pagination page={3} pageCount={4} labels={labels} linkTo={(page) => `/blog?page=${page}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=4');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?page=2');
  },
});

/** In right-to-left documents the arrows are mirrored. */
export const RightToLeft = meta.story({
  beforeEach: rightToLeft,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await expectMirrored(next.querySelector('svg'));
    await expect(next.getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole('button', { name: 'Previous' }).getBoundingClientRect().left,
    );
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="24rem"
      axes={{ page: [1, 158, 316], kind: ['buttons', 'links'], summary: [undefined, '1,099-1,105 of 2,210'] }}
    >
      {({ kind, page, summary }) => {
        const shared = {
          page,
          summary,
          pageCount: 316,
          labels: { ...labels, nav: `${kind}, page ${page}, ${summary ?? 'plain'}` },
        };
        return kind === 'links' ? (
          <Pagination {...shared} linkTo={(to) => `/blog?page=${to}`} />
        ) : (
          <Pagination {...shared} onPageChange={() => {}} />
        );
      }}
    </Combinations>
  ),
});
