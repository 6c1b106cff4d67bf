import { trimText } from '@app/domain/text/text'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'

const pauseMs = 300

interface Props {
  label: string
  placeholder?: string
  maxLength: number
  current: string
  onSearch: (next: string) => void
}

export function SearchField({ label, placeholder = label, maxLength, current, onSearch }: Props) {
  const id = useId()
  const { typed, type, now } = useSearch(current, onSearch)
  return (
    <search className="field search">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        type="search"
        dir="auto"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && now()}
      />
      <Search className="i" />
    </search>
  )
}

/** Searches once typing rests, or at once by `now`. `current` is the search of the address. */
function useSearch(current: string, search: (next: string) => void) {
  const [typed, setTyped] = useState(current)
  const [sent, setSent] = useState(current)
  const [previous, setPrevious] = useState(current)
  if (previous !== current) {
    setPrevious(current)
    // Not from here: "Back" brings an earlier search, and the box follows.
    if (current !== sent) {
      setSent(current)
      setTyped(current)
    }
  }

  function now() {
    const next = trimText(typed)
    if (next === current) return
    setSent(next)
    search(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing and a new address restart the timer.
  useEffect(() => {
    const timer = setTimeout(now, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, current])

  return { typed, type: setTyped, now }
}
