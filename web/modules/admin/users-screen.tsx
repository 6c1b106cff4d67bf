import { formatCount } from '@app/domain/text/number-words'
import { isolateText } from '@app/domain/text/text'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Pager, pastEndText } from '../../ui/pager.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import * as styles from './admin.module.css'
import { type Person, userPageSize, usersQuery } from './admin.queries.ts'
import { AdminPage } from './admin-page.tsx'
import { ListState } from './list-state.tsx'
import { UserCard } from './user-card.tsx'
import {
  planLabels,
  roleLabels,
  type UserFilter,
  type UserSearch,
  userSortLabels,
  useUserFilter,
  verificationLabels,
} from './user-filter.ts'

export function UsersScreen() {
  const filter = useUserFilter()
  const users = useQuery(usersQuery(filter.search))
  return (
    <AdminPage title="Admin" what="users" error={users.error}>
      <UserList users={users} filter={filter} />
    </AdminPage>
  )
}

interface Props {
  users: UseQueryResult<{ rows: Person[]; total: number }>
  filter: UserFilter
}

function UserList({ users: { data, error, isFetching, refetch }, filter }: Props) {
  const { q, page } = filter.search
  const pages = Math.ceil((data?.total ?? 0) / userPageSize)
  return (
    <>
      <div className="pageHead">
        <div>
          <h1>Users</h1>
          <p className="lead muted num" role="status">
            {data && !error && countLine(data.total, filter.search)}
          </p>
        </div>
        <SearchField
          label="Find a person"
          placeholder="Name, email or ID"
          maxLength={254}
          current={q}
          onSearch={(next) => filter.change({ q: next })}
        />
      </div>
      <UserChoices filter={filter} />
      <ListState what="users" error={error} isEmpty={data?.rows.length === 0} onRetry={refetch}>
        <p>{pages > 0 ? pastEndText(page, pages) : nobodyLine(filter.search)}</p>
      </ListState>
      {data && !error && (
        <div aria-busy={isFetching}>
          <div className={styles.users} data-part="users">
            {data.rows.map((person) => (
              <UserCard key={person.id} person={person} />
            ))}
          </div>
          <Pager page={page} pages={pages} onPage={filter.turnTo} />
        </div>
      )}
    </>
  )
}

const isNarrow = ({ q, plan, role, unverified }: UserSearch) => Boolean(q || plan || role || unverified)

function countLine(total: number, search: UserSearch): string {
  const accounts = formatCount(total, 'account')
  const order = search.sort === 'name' ? 'by name' : userSortLabels[search.sort ?? 'created'].toLowerCase()
  return `${accounts}${isNarrow(search) ? ' found' : ''}, ${order}`
}

function nobodyLine(search: UserSearch): string {
  if (search.q) return `No one found for “${isolateText(search.q)}”.`
  return isNarrow(search) ? 'No accounts match these filters.' : 'No accounts yet.'
}

const { created: usual, ...otherSorts } = userSortLabels

const filters = [
  { of: 'plan', name: 'Plan', otherwise: 'All plans', choices: planLabels },
  { of: 'role', name: 'Role', otherwise: 'All roles', choices: roleLabels },
  { of: 'unverified', name: 'Address', otherwise: 'All addresses', choices: verificationLabels },
  { of: 'sort', name: 'Sort', otherwise: usual, choices: otherSorts },
] as const

const UserChoices = ({ filter: { search, change } }: { filter: UserFilter }) => (
  <div className={styles.choices}>
    {filters.map(({ of, ...words }) => (
      <Choice key={of} {...words} value={search[of]} onChoose={(chosen) => change({ [of]: chosen })} />
    ))}
  </div>
)

interface ChoiceProps {
  name: string
  otherwise: string
  choices: Readonly<Record<string, string>>
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

const Choice = ({ name, otherwise, choices, value = '', onChoose }: ChoiceProps) => (
  <select
    className="input"
    aria-label={name}
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
)
