/** e^H with the entropy H (Shannon 1948; Hill 1973, order 1); 0 for an empty list. */
export function effectiveGroups(groups: readonly string[]): number {
  if (groups.length === 0) return 0
  const counts = new Map<string, number>()
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1)
  const shares = [...counts.values()].map((count) => count / groups.length)
  return Math.exp(-shares.reduce((sum, share) => sum + share * Math.log(share), 0))
}

/** 0 to 1, docs/scoring.md. The factor F/(F + 2) trusts short lists less. */
export function flexibilityOf(groups: readonly string[]): number {
  const count = groups.length
  if (count < 2) return 0
  return ((effectiveGroups(groups) - 1) / (count - 1)) * (count / (count + 2))
}

export const switchesIn = (groups: readonly string[]): number =>
  groups.slice(1).filter((group, before) => group !== groups[before]).length
