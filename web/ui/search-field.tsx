import { useId } from 'react'
import * as fields from './styles/fields.module.css'
import * as layout from './styles/layout.module.css'
import { useSearch } from './use-search.ts'

interface Props {
  label: string
  placeholder: string
  maxLength: number
  /** The search of the address. */
  current: string
  onSearch: (next: string) => void
}

export function SearchField({ label, placeholder, maxLength, current, onSearch }: Props) {
  const id = useId()
  const { typed, type, now } = useSearch(current, onSearch)
  return (
    <search className={`${fields.field} ${fields.search}`}>
      <label className={layout.sr} htmlFor={id}>
        {label}
      </label>
      <input
        className={fields.input}
        id={id}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && now()}
      />
    </search>
  )
}
