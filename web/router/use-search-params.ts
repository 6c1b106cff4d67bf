import { type Address, useNavigation } from './navigation.ts'

/** Each change is a step of the history. */
export function useSearchParams() {
  const { place, go } = useNavigation()
  const params = read(place.search)
  function change(changes: Record<string, string | undefined>) {
    // A delayed search must not undo a step to another page.
    if (location.pathname !== place.path) return
    // The address is ahead of what is shown: of two quick changes neither is lost.
    const all = Object.entries({ ...read(location.search), ...changes })
    const search = new URLSearchParams(all.filter((pair): pair is [string, string] => Boolean(pair[1]))).toString()
    go((search ? `${place.path}?${search}` : place.path) as Address)
  }
  return { params, change }
}

const read = (search: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(new URLSearchParams(search))
