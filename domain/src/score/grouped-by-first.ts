/**
 * Groups of like items: each joins the first group whose first member it is like, or begins one. Gives for each item the
 * place of the first of its group. Members need not be like each other, but all are like the first: a chain of items that
 * are each like the next makes no group (leader clustering, Hartigan 1975).
 */
export function groupedByFirst<Item>(items: readonly Item[], alike: (first: Item, item: Item) => boolean): number[] {
  const firsts: { at: number; item: Item }[] = []
  return items.map((item, at) => {
    const found = firsts.find((first) => alike(first.item, item))
    if (found) return found.at
    firsts.push({ at, item })
    return at
  })
}
