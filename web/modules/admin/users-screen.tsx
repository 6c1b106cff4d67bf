import { useQuery } from '@tanstack/react-query'
import { usersQuery } from './admin.queries.ts'
import { AdminPage } from './admin-page.tsx'
import { useUserFilter } from './user-filter.ts'
import { UserList } from './user-list.tsx'

export function UsersScreen() {
  const filter = useUserFilter()
  const users = useQuery(usersQuery(filter.asked))
  return (
    <AdminPage title="Admin" what="users" error={users.error}>
      <UserList users={users} filter={filter} />
    </AdminPage>
  )
}
