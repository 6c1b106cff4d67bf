declare global {
  interface Window {
    /** The token of a mailed link, and the screen it is for. */
    mailed?: { path: string; token: string }
  }
}

/** Takes the token out of the address before any request: neither history nor a referrer may keep it. */
export function hideMailedToken() {
  const token = new URLSearchParams(location.search).get('token')
  delete window.mailed
  if (!token) return
  window.mailed = { path: location.pathname, token }
  history.replaceState(history.state, '', location.pathname)
}

export const getMailedToken = (path: string): string | undefined =>
  window.mailed?.path === path ? window.mailed.token : undefined

export const clearMailedToken = () => delete window.mailed
