import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import * as styles from './payment-reviews.module.css'
import { ReviewDecision } from './review-frame.tsx'
import { type ReportedLink, reportedLinksQuery, useResolveReportedLink } from './reviews.queries.ts'

/** Links that visitors reported. Until somebody decides, their pages show no idea. */
export function ReportedLinks({ onSettled }: { onSettled: () => void }) {
  const links = useQuery(reportedLinksQuery).data ?? []
  if (links.length === 0) return null
  return (
    <section className={styles.reviews} aria-label="Reported links">
      {links.map((link) => (
        <LinkCard key={link.id} link={link} onSettled={onSettled} />
      ))}
    </section>
  )
}

function LinkCard({
  link: { id, problemText, idea, reportedAt },
  onSettled,
}: {
  link: ReportedLink
  onSettled: () => void
}) {
  const head = useId()
  const settle = useResolveReportedLink(id, onSettled)
  return (
    <article className={`card stack ${styles.review}`} aria-labelledby={head}>
      <header>
        <h2 id={head} dir="auto">
          {sanitizeForDisplay(idea ?? problemText)}
        </h2>
        <span className="tag">Reported link</span>
      </header>
      <dl className="facts">
        <DescriptionItem name="Problem">
          <span dir="auto">{sanitizeForDisplay(problemText)}</span>
        </DescriptionItem>
        <DescriptionItem name="Idea">{idea === null ? 'none' : 'hidden until you decide'}</DescriptionItem>
        <DescriptionItem name="Reported">{formatDateTime(reportedAt)}</DescriptionItem>
      </dl>
      <ReviewDecision
        isPending={settle.isPending}
        choices={[
          { name: 'End Link', isMain: true, settle: (note) => settle.mutate({ outcome: 'end', note }) },
          { name: 'Keep It', settle: (note) => settle.mutate({ outcome: 'keep', note }) },
        ]}
      />
    </article>
  )
}
