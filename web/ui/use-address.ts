import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address says behind its question mark. What is changed there is a step that "Back" takes back. */
export function useAddress() {
  const said: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (changes: Record<string, string | undefined>) => {
    const next = Object.entries({ ...said, ...changes }).filter(([, value]) => value !== undefined && value !== '')
    void navigate({ to: '.', search: Object.fromEntries(next) as never, resetScroll: false })
  }
  return { said, change }
}

/** A page number of an address; what is none is the first page. */
export const pageOf = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)
