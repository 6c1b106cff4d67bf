import { type Address, useNavigation } from './navigation.ts'

/** What the address says behind its question mark. What is changed there is a step that "Back" takes back. */
export function useAddress() {
  const { place, go } = useNavigation()
  const said = read(place.search)
  function change(changes: Record<string, string | undefined>) {
    // A late answer to what was typed brings nobody back who is on the way to another page.
    if (location.pathname !== place.path) return
    // The address itself is ahead of what is shown: of two quick changes neither is lost.
    const all = Object.entries({ ...read(location.search), ...changes })
    const search = new URLSearchParams(all.filter((pair): pair is [string, string] => Boolean(pair[1]))).toString()
    go((search ? `${place.path}?${search}` : place.path) as Address)
  }
  return { said, change }
}

/** Plain texts: `?q=007` is those three signs. */
const read = (search: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(new URLSearchParams(search))

/** A page number of an address; what is none is the first page. */
export const pageOf = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)
