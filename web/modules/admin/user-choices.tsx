import { useId } from 'react'
import * as fields from '../../ui/styles/fields.module.css'
import * as styles from './admin.module.css'
import { plans, proofs, roles, sorts, type UserFilter } from './user-filter.ts'

const { created: usual, ...otherSorts } = sorts

/** The filters and the sort of the list; the first entry of each leaves it out of the address. */
export const UserChoices = ({ filter: { asked, ask } }: { filter: UserFilter }) => (
  <div className={styles.choices}>
    <Choice name="Plan" otherwise="All plans" choices={plans} value={asked.plan} onChoose={(plan) => ask({ plan })} />
    <Choice name="Role" otherwise="All roles" choices={roles} value={asked.role} onChoose={(role) => ask({ role })} />
    <Choice
      name="Address"
      otherwise="All addresses"
      choices={proofs}
      value={asked.unverified}
      onChoose={(unverified) => ask({ unverified })}
    />
    <Choice name="Sort" otherwise={usual} choices={otherSorts} value={asked.sort} onChoose={(sort) => ask({ sort })} />
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
