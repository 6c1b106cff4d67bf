import { expect, test } from 'vitest'
import { pageNumbers } from './pager.tsx'

test.each([
  { page: 1, pages: 2, shown: '1 2' },
  { page: 1, pages: 3, shown: '1 2 3' },
  { page: 1, pages: 9, shown: '1 2 … 9' },
  { page: 4, pages: 9, shown: '1 2 3 4 5 … 9' },
  { page: 5, pages: 9, shown: '1 … 4 5 6 … 9' },
  { page: 6, pages: 9, shown: '1 … 5 6 7 8 9' },
  { page: 9, pages: 9, shown: '1 … 8 9' },
  { page: 500, pages: 2_500, shown: '1 … 499 500 501 … 2500' },
])('on page $page of $pages one can go to $shown', ({ page, pages, shown }) => {
  expect(
    pageNumbers(page, pages)
      .map((each) => each ?? '…')
      .join(' '),
  ).toBe(shown)
})
