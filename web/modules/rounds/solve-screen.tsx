import { useQuery } from '@tanstack/react-query'
import { isNetworkError, isRefused } from '../../api/api-error.ts'
import { type User, userQuery } from '../../api/session.ts'
import { brand } from '../../ui/brand.ts'
import { openRoundQuery } from './rounds.queries.ts'
import { type LoadSubmittingScreen, SolveRound } from './solve-round.tsx'
import {
  DailyTrainingComplete,
  ProblemFailed,
  ProblemNotOnDevice,
  SessionExpired,
  SolveLoading,
} from './solve-states.tsx'

interface Props {
  loadWaiting?: LoadSubmittingScreen | undefined
  onSubmit?: ((roundId: string, streak: number) => void) | undefined
}

export function SolveScreen(props: Props) {
  const { data: user } = useQuery(userQuery)
  return (
    <>
      <title>{`Solve — ${brand}`}</title>
      {user === undefined && <SolveLoading />}
      {user === null && <SessionExpired />}
      {user && <OpenedRound user={user} {...props} />}
    </>
  )
}

function OpenedRound({ user, ...props }: Props & { user: User }) {
  const { data: round, error, isPending } = useQuery(openRoundQuery(user.id))
  if (isPending) return <SolveLoading />
  if (isRefused(error, 'daily_limit')) return <DailyTrainingComplete user={user} />
  if (isRefused(error, 'sign_in_required')) return <SessionExpired />
  if (isNetworkError(error)) return <ProblemNotOnDevice />
  if (!round?.text) return <ProblemFailed />
  return <SolveRound key={round.id} user={user} round={round} {...props} />
}
