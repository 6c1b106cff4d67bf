import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Pager } from '../../ui/pager.tsx'
import { useSearch } from '../../ui/use-search.ts'
import { blocksOf } from './blocks.ts'
import { ExportButtons } from './export-buttons.tsx'
import { historyQuery, type Kind } from './history.queries.ts'
import { HistoryFailed, NothingHere } from './history-states.tsx'
import { SolutionBlock } from './solution-block.tsx'

const tabs = { all: 'All', daily: 'AI Generated', custom: 'Custom' } as const satisfies Record<Kind, string>

export function HistoryList({ timeZone }: { timeZone: string }) {
  const [type, setType] = useState<Kind>('all')
  const [page, setPage] = useState(1)
  const [wanted, setWanted] = useState('')
  const search = useSearch(wanted, (next) => {
    setWanted(next)
    setPage(1)
  })
  const { data, isError, isFetching, refetch } = useQuery(historyQuery({ page, type, words: wanted }))

  function choose(next: Kind) {
    setType(next)
    setPage(1)
  }

  return (
    <main id="main" className="wrap page history">
      <div className="page-head">
        <div>
          <h1>Every match you struck</h1>
          <p className="lead muted">All of it, not the last twelve months. Take it with you whenever you like.</p>
        </div>
        <search className="field">
          <label className="sr" htmlFor="find-idea">
            Search your ideas
          </label>
          <input
            className="input"
            id="find-idea"
            type="search"
            placeholder="Search your ideas"
            autoComplete="off"
            maxLength={200}
            value={search.typed}
            onChange={({ target }) => search.type(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && search.now()}
          />
        </search>
      </div>
      <div className="tools">
        <fieldset className="seg">
          <legend className="sr">Which problems</legend>
          {(Object.keys(tabs) as Kind[]).map((each) => (
            <button key={each} type="button" aria-pressed={each === type} onClick={() => choose(each)}>
              {tabs[each]}
            </button>
          ))}
        </fieldset>
        <ExportButtons total={isError ? undefined : data?.pagination.total} />
      </div>
      {isError && <HistoryFailed onRetry={refetch} />}
      {!isError && !data && (
        <p className="muted pending" role="status">
          Looking through the box…
        </p>
      )}
      {!isError && data && (
        <div aria-busy={isFetching}>
          {data.solutions.length === 0 && <NothingHere type={type} words={wanted} />}
          {blocksOf(data.solutions, timeZone).map((block) => (
            <SolutionBlock key={block.key} block={block} />
          ))}
          <Pager page={page} pages={data.pagination.pages} onPage={setPage} />
        </div>
      )}
    </main>
  )
}
