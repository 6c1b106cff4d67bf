import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'

interface Choice {
  name: string
  isMain?: boolean
  settle: (note: string) => void
}

interface Props {
  note?: string | null
  isPending: boolean
  choices: readonly Choice[]
}

export function ReviewDecision({ note: before, isPending, choices }: Props) {
  const [note, setNote] = useState(before ?? '')
  const [error, setError] = useState<string>()
  function decide(settle: Choice['settle']) {
    const isBlank = note.trim() === ''
    setError(isBlank ? 'Please note why.' : undefined)
    if (!isBlank && !isPending) settle(note.trim())
  }
  return (
    <>
      <Field
        label="Note"
        value={note}
        error={error}
        autoComplete="off"
        onChange={({ target }) => {
          setNote(target.value)
          setError(undefined)
        }}
      />
      <div className={layout.row}>
        {choices.map(({ name, isMain, settle }) => (
          <button
            key={name}
            type="button"
            className={isMain ? buttons.btn : `${buttons.btn} ${buttons.line}`}
            disabled={isPending}
            onClick={() => decide(settle)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
