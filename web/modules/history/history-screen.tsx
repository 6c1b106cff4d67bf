import { useUser } from '../../api/session.ts'
import { brand } from '../../ui/brand.ts'
import { Gate } from '../../ui/gate.tsx'
import { HistoryList } from './history-list.tsx'

export function HistoryScreen() {
  const user = useUser()
  return (
    <>
      <title>{`History — ${brand}`}</title>
      {user?.plan === 'free' && (
        <Gate title="History comes with Premium">
          <p>
            {user.totalSolved > 0 && `Your ${solvedWords(user.totalSolved)} kept either way. `}Premium shows everything
            you handed in, searches it and exports it; a copy of all your data is free in settings.
          </p>
        </Gate>
      )}
      {user?.plan === 'premium' && <HistoryList timeZone={user.timeZone} />}
    </>
  )
}

const solvedWords = (solved: number) => (solved === 1 ? 'solved problem is' : `${solved} solved problems are`)
