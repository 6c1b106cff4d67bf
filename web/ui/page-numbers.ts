/** The pages that are offered: the ends and the neighbours of this one. Null stands for those between. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const numbers: (number | null)[] = []
  for (const each of new Set(near.toSorted((a, b) => a - b))) {
    const last = numbers.at(-1) ?? 0
    // One page between two takes no more room than the sign for it.
    if (each === last + 2) numbers.push(each - 1)
    else if (each > last + 2) numbers.push(null)
    numbers.push(each)
  }
  return numbers
}
