/**
 * How many groups a list of group names spreads over, as if all were used alike: e^H with Shannon's (1948) entropy
 * H = -Σ p ln p (Hill 1973, order 1). From 1 (all in one group) to the length of the list; 0 for an empty one.
 */
export function effectiveGroups(groups: readonly string[]): number {
  if (groups.length === 0) return 0
  const counts = new Map<string, number>()
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1)
  const shares = [...counts.values()].map((count) => count / groups.length)
  return Math.exp(-shares.reduce((sum, share) => sum + share * Math.log(share), 0))
}

/**
 * Flexibility of different ideas, one group name each, 0 to 1: (N_eff - 1)/(F - 1) · F/(F + 2), F their number. 0 for
 * fewer than two. Flexibility as variety of categories is Guilford's (1967); the second factor trusts short lists less
 * and is a choice of this product.
 */
export function flexibilityOf(groups: readonly string[]): number {
  const count = groups.length
  if (count < 2) return 0
  return ((effectiveGroups(groups) - 1) / (count - 1)) * (count / (count + 2))
}

/** How often neighbours lie in different groups. */
export const switchesIn = (groups: readonly string[]): number =>
  groups.slice(1).filter((group, before) => group !== groups[before]).length
