import { formatCount } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from '../../router/link.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { Pager, parsePageNumber } from '../../ui/pager.tsx'
import { AdminPage } from './admin-page.tsx'
import { ListState, waitingCountText } from './list-state.tsx'
import * as styles from './payment-reviews.module.css'
import { ReportedLinks } from './reported-links.tsx'
import { ReviewCard } from './review-frame.tsx'
import {
  type ListedIdea,
  reportedLinksQuery,
  reviewPageSize,
  sharedIdeasQuery,
  useModerateIdea,
} from './reviews.queries.ts'

/** Ideas that others may see: those that were reported, and those that nobody has read yet. */
export function SharedIdeasScreen() {
  const { params, change } = useSearchParams()
  const page = parsePageNumber(params['page'])
  const { data, error, isFetching, refetch } = useQuery(sharedIdeasQuery(page))
  const links = useQuery(reportedLinksQuery).data ?? []
  const head = useRef<HTMLHeadingElement>(null)
  const focusHead = () => head.current?.focus()
  return (
    <AdminPage title="Shared ideas" what="the shared ideas" error={error}>
      <div className="pageHead">
        <div>
          <h1 ref={head} tabIndex={-1}>
            Shared ideas
          </h1>
          <p className="lead muted num" role="status">
            {data && !error && waitingText(data.total, links.length)}
          </p>
        </div>
      </div>
      <ListState
        what="the shared ideas"
        error={error}
        isEmpty={data && data.rows.length + links.length === 0}
        onRetry={refetch}
      >
        <p>Each idea comes here before others see it, and again if someone reports it.</p>
      </ListState>
      <div className={`stack ${styles.reviewParts}`}>
        {data && !error && data.rows.length > 0 && (
          <>
            <div className={styles.reviews} aria-busy={isFetching}>
              {data.rows.map((idea) => (
                <ListedCard key={idea.id} idea={idea} onSettled={focusHead} />
              ))}
            </div>
            <Pager
              page={page}
              pages={Math.ceil(data.total / reviewPageSize)}
              onPage={(next) => change({ page: `${next}` })}
            />
          </>
        )}
        <ReportedLinks links={links} onSettled={focusHead} />
      </div>
    </AdminPage>
  )
}

const waitingText = (ideas: number, links: number) =>
  links === 0
    ? waitingCountText(ideas, 'shared idea')
    : `${ideas > 0 ? `${formatCount(ideas, 'shared idea')} and ` : ''}${waitingCountText(links, 'reported link')}`

const kinds: Partial<Record<ListedIdea['state'], string>> = {
  shown: 'Reported',
  hidden: 'Reported and hidden from everyone',
}

function ListedCard({ idea, onSettled }: { idea: ListedIdea; onSettled: () => void }) {
  const settle = useModerateIdea(idea.id, onSettled)
  const { text, problemText, authorEmail, at, state } = idea
  const reportedAs = reportsLine(idea.reports)
  return (
    <ReviewCard
      head={sanitizeForDisplay(text)}
      kind={kinds[state]}
      isPending={settle.isPending}
      choices={[
        { name: 'Hide It', settle: (note) => settle.mutate({ outcome: 'hide', note }) },
        {
          name: state === 'in_review' ? 'Let Others See It' : 'Keep It',
          isMain: true,
          settle: (note) => settle.mutate({ outcome: 'keep', note }),
        },
        {
          name: 'Stop Their Sharing',
          isDanger: true,
          settle: (note) => settle.mutate({ outcome: 'stop_author', note }),
        },
      ]}
    >
      <dl className="facts">
        <DescriptionItem name="Problem">
          <span dir="auto">{sanitizeForDisplay(problemText)}</span>
        </DescriptionItem>
        <DescriptionItem name="Waiting since">{formatDateTime(at)}</DescriptionItem>
        {reportedAs !== '' && <DescriptionItem name="Reports">{reportedAs}</DescriptionItem>}
        <DescriptionItem name="Author">
          <Link to={`/admin?q=${encodeURIComponent(authorEmail)}`}>{sanitizeForDisplay(authorEmail)}</Link>
        </DescriptionItem>
      </dl>
    </ReviewCard>
  )
}

function reportsLine({ hurts, names, sells }: ListedIdea['reports']): string {
  const parts = [
    hurts > 0 && `hurts someone: ${hurts}`,
    names > 0 && `names a person or a place: ${names}`,
    sells > 0 && `sells something: ${sells}`,
  ].filter(Boolean)
  return parts.join('; ')
}
