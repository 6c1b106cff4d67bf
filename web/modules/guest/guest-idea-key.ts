export const ideaName = 'firecrest:guest-idea'

/** Apart from the other code of guests, which the dashboard then need not load. */
export function isVisitRemembered(): boolean {
  try {
    return localStorage.getItem(ideaName) !== null
  } catch {
    return false
  }
}
