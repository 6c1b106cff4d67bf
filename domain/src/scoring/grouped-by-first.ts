/** For each item the place of the first of its group (leader clustering, Hartigan 1975): no chain makes a group. */
export function groupedByFirst<Item>(items: readonly Item[], alike: (first: Item, item: Item) => boolean): number[] {
  const firsts: { at: number; item: Item }[] = []
  return items.map((item, at) => {
    const found = firsts.find((first) => alike(first.item, item))
    if (found) return found.at
    firsts.push({ at, item })
    return at
  })
}
