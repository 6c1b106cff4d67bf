export const ideaName = 'firecrest:guest-idea'

/** Did a visitor write something in this browser? All that the dashboard needs to know before it fetches more. */
export function isVisitRemembered(): boolean {
  try {
    return localStorage.getItem(ideaName) !== null
  } catch {
    return false
  }
}
