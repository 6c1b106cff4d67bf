import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Pager } from '../../ui/pager.tsx'
import { useSearch } from '../../ui/use-search.ts'
import { usersOnPage, usersQuery } from './admin.queries.ts'
import { ListState } from './list-state.tsx'
import { UserCard } from './user-card.tsx'

export function UserList() {
  const [page, setPage] = useState(1)
  const search = useSearch(() => setPage(1))
  const { data, error, isFetching, refetch } = useQuery(usersQuery(search.wanted, page))
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Users</h1>
          <p className="lead muted num" role="status">
            {data && !error && countLine(data.total, search.wanted)}
          </p>
        </div>
        <search className="field">
          <label className="sr" htmlFor="find-person">
            Find a person
          </label>
          <input
            className="input"
            id="find-person"
            type="search"
            placeholder="Name, e-mail or id"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={search.typed}
            onChange={({ target }) => search.type(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && search.now()}
          />
        </search>
      </div>
      <ListState what="users" error={error} isEmpty={data?.rows.length === 0} onRetry={refetch}>
        <p>{search.wanted ? `Nobody matches “${search.wanted}”.` : 'Nobody has an account yet.'}</p>
      </ListState>
      {data && !error && (
        <div aria-busy={isFetching}>
          <div className="users">
            {data.rows.map((person) => (
              <UserCard key={person.id} person={person} />
            ))}
          </div>
          <Pager page={page} pages={Math.ceil(data.total / usersOnPage)} onPage={setPage} />
        </div>
      )}
    </>
  )
}

function countLine(total: number, wanted: string): string {
  const accounts = `${total.toLocaleString('en-US')} ${total === 1 ? 'account' : 'accounts'}`
  return wanted ? `${accounts} found, newest first` : `${accounts}, newest first`
}
