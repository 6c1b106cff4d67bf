/**
 * Groups that a relation ties together, by union-find (Galler & Fischer 1964): what is like a member of a group is
 * in it. Gives for each item the place of the first item of its group, so a group is named by its earliest member.
 */
export function clustersOf<Item>(items: readonly Item[], alike: (a: Item, b: Item) => boolean): number[] {
  const first = items.map((_, at) => at)
  const rootOf = (at: number): number => {
    const above = first[at] ?? at
    return above === at ? at : rootOf(above)
  }
  for (const [later, item] of items.entries()) {
    for (const [earlier, other] of items.slice(0, later).entries()) {
      const [a, b] = [rootOf(earlier), rootOf(later)]
      if (a !== b && alike(other, item)) first[Math.max(a, b)] = Math.min(a, b)
    }
  }
  return items.map((_, at) => rootOf(at))
}
