import { dayAt } from '@app/domain/day/day'
import { formatCount, formatNumber } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { FileBraces, FileSpreadsheet } from 'lucide-react'
import { isNetworkError } from '../../api/api-error.ts'
import { useUser } from '../../api/session.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { GatePage } from '../../ui/gate-page.tsx'
import { Pager, parsePageNumber } from '../../ui/pager.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import * as styles from './history.module.css'
import { type HistoryKind, type HistorySearch, historyQuery, useExport } from './history.queries.ts'
import { groupHistory, HistoryGroup } from './history-group.tsx'
import { EmptyHistory, HistoryError, HistoryPastEnd } from './history-states.tsx'
import { LastProblems } from './last-problems.tsx'

const tabs = { all: 'All', daily: 'AI Generated', custom: 'Custom' } as const satisfies Record<HistoryKind, string>

const kindOf = (text = 'all'): HistoryKind => (Object.hasOwn(tabs, text) ? (text as HistoryKind) : 'all')

/** As in the contract. */
const wordsAtMost = 200

export function HistoryScreen() {
  const user = useUser()
  return (
    <>
      <title>{`History — ${brand}`}</title>
      {user?.plan === 'free' && (
        <GatePage
          title="History comes with Premium"
          backTo="You"
          preview={<LastProblems today={dayAt(Date.now(), user.timeZone)} />}
        >
          <p>Browse, search and export every idea. You can always get a full copy for free in settings.</p>
        </GatePage>
      )}
      {user?.plan === 'premium' && <HistoryList timeZone={user.timeZone} />}
    </>
  )
}

function useHistoryPage(search: HistorySearch) {
  const history = useQuery(historyQuery(search))
  const { data, isFetching, isPlaceholderData, refetch } = history
  // Without network the device may have this page from before.
  const isAway = isNetworkError(history.error)
  const isError = history.isError && (!data || !isAway)
  const pages = data?.pagination.pages ?? 0
  // Placeholder data is of the page before.
  const isPastEnd = pages > 0 && search.page > pages && !isPlaceholderData
  return { data, pages, isAway, isError, isFetching, isPastEnd, isStale: isPlaceholderData, refetch }
}

function HistoryList({ timeZone }: { timeZone: string }) {
  const { params, change } = useSearchParams()
  const type = kindOf(params['type'])
  const page = parsePageNumber(params['page'])
  const words = (params['q'] ?? '').slice(0, wordsAtMost)
  const { data, pages, isAway, isError, isFetching, isPastEnd, isStale, refetch } = useHistoryPage({
    page,
    type,
    words,
  })
  const turnTo = (next: number) => change({ page: next === 1 ? undefined : String(next) })
  const choose = (next: HistoryKind) => change({ type: next === 'all' ? undefined : next, page: undefined })

  return (
    <main id="main" className={`wrap page ${styles.history}`}>
      <div className="band pageHead onBlock">
        <h1>Every idea you’ve submitted</h1>
        <SearchField
          label="Search your ideas"
          maxLength={wordsAtMost}
          current={words}
          onSearch={(next) => change({ q: next, page: undefined })}
        />
      </div>
      <div className={styles.tools}>
        <KindTabs chosen={type} onChoose={choose} />
        <ExportButtons
          type={type}
          words={words}
          total={isError ? undefined : data?.pagination.total}
          isStale={isStale}
        />
      </div>
      {isError && (
        <HistoryError words={words} type={type} page={page} change={change} isAway={isAway} onRetry={refetch} />
      )}
      {!isError && !data && (
        <p className={`muted ${styles.pending}`} role="status">
          Loading your history…
        </p>
      )}
      {!isError && data && (
        <div aria-busy={isFetching}>
          {isPastEnd && <HistoryPastEnd page={page} pages={pages} onLast={() => turnTo(pages)} />}
          {pages === 0 && <EmptyHistory type={type} words={words} />}
          {groupHistory(data.solutions, timeZone).map((block, at, blocks) => (
            <HistoryGroup key={block.key} block={block} isSameDay={block.day === blocks[at - 1]?.day} />
          ))}
          {!isPastEnd && <Pager page={page} pages={pages} onPage={turnTo} />}
        </div>
      )}
    </main>
  )
}

const KindTabs = ({ chosen, onChoose }: { chosen: HistoryKind; onChoose: (kind: HistoryKind) => void }) => (
  <fieldset className="seg">
    <legend className="sr">Which problems</legend>
    {(Object.keys(tabs) as HistoryKind[]).map((each) => (
      <button key={each} type="button" aria-pressed={each === chosen} onClick={() => onChoose(each)}>
        {tabs[each]}
      </button>
    ))}
  </fieldset>
)

const formats = [
  { format: 'csv', name: 'CSV', Icon: FileSpreadsheet },
  { format: 'json', name: 'JSON', Icon: FileBraces },
] as const

interface ExportProps extends Pick<HistorySearch, 'type' | 'words'> {
  total: number | undefined
  /** The number is still that of another tab or search. */
  isStale: boolean
}

function ExportButtons({ type, words, total, isStale }: ExportProps) {
  const { mutate, isPending } = useExport()
  const isPart = type !== 'all' || words !== ''
  return (
    <div className={styles.exports}>
      <p className="num" role="status">
        {total !== undefined && `${formatCount(total, 'solution')} available`}
      </p>
      {formats.map(({ format, name, Icon }) => (
        <Button
          key={format}
          kind="line"
          disabled={isPending || isStale || (isPart && total === 0)}
          onClick={() => mutate({ format, type, words })}
        >
          <Icon className="i" />
          <span>{isPart && total ? `Export ${these(total)} as ${name}` : `Export as ${name}`}</span>
        </Button>
      ))}
    </div>
  )
}

const these = (total: number) => (total === 1 ? 'this one' : `these ${formatNumber(total)}`)
