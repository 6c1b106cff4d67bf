import { useId } from 'react'
import * as fields from '../../ui/styles/fields.module.css'
import * as styles from './admin.module.css'
import { plans, proofs, roles, sorts, type UserFilter } from './user-filter.ts'

const { created: usual, ...otherSorts } = sorts

export const UserChoices = ({ filter: { search, change } }: { filter: UserFilter }) => (
  <div className={styles.choices}>
    <Choice
      name="Plan"
      otherwise="All plans"
      choices={plans}
      value={search.plan}
      onChoose={(plan) => change({ plan })}
    />
    <Choice
      name="Role"
      otherwise="All roles"
      choices={roles}
      value={search.role}
      onChoose={(role) => change({ role })}
    />
    <Choice
      name="Address"
      otherwise="All addresses"
      choices={proofs}
      value={search.unverified}
      onChoose={(unverified) => change({ unverified })}
    />
    <Choice
      name="Sort"
      otherwise={usual}
      choices={otherSorts}
      value={search.sort}
      onChoose={(sort) => change({ sort })}
    />
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
    <div className={fields.field}>
      <label htmlFor={id}>{name}</label>
      <select
        className={fields.input}
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
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
