import { sessionMarkerBaseName } from '@app/contract/page-version'

const names = ['__Host-', ''].map((prefix) => `${prefix}firecrest.${sessionMarkerBaseName}=`)

/**
 * Names the session that began last in this browser, by whichever way: the server sets it with the session, for all tabs,
 * and it outlives a sign-out. Null before that, and where the browser keeps no cookies.
 */
export function readSessionMarker(): string | null {
  const cookies = document.cookie.split('; ')
  const found = names.map((name) => cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length))
  return found.find(Boolean) ?? null
}
