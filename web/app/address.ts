/** Addresses carry plain texts: `?q=007` is those three signs, for people as for the router. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(said: Record<string, unknown>): string {
  const pairs = Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
