import { useId } from 'react'
import * as styles from './admin.module.css'
import { planLabels, roleLabels, type UserFilter, userSortLabels, verificationLabels } from './user-filter.ts'

const { created: usual, ...otherSorts } = userSortLabels

const filters = [
  { of: 'plan', name: 'Plan', otherwise: 'All plans', choices: planLabels },
  { of: 'role', name: 'Role', otherwise: 'All roles', choices: roleLabels },
  { of: 'unverified', name: 'Address', otherwise: 'All addresses', choices: verificationLabels },
  { of: 'sort', name: 'Sort', otherwise: usual, choices: otherSorts },
] as const

export const UserChoices = ({ filter: { search, change } }: { filter: UserFilter }) => (
  <div className={styles.choices}>
    {filters.map(({ of, ...words }) => (
      <Choice key={of} {...words} value={search[of]} onChoose={(chosen) => change({ [of]: chosen })} />
    ))}
  </div>
)

interface Props {
  name: string
  otherwise: string
  choices: Readonly<Record<string, string>>
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

function Choice({ name, otherwise, choices, value = '', onChoose }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select className="input" id={id} value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
        <option value="">{otherwise}</option>
        {Object.entries(choices).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
