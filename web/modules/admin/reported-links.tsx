import { sanitizeForDisplay } from '@app/domain/text/text'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import * as styles from './payment-reviews.module.css'
import { CodeLink, ReviewCard } from './review-frame.tsx'
import { type ReportedLink, useResolveReportedLink } from './reviews.queries.ts'

/** Links that visitors reported. Until somebody decides, their pages show no idea. */
export const ReportedLinks = ({ links, onSettled }: { links: readonly ReportedLink[]; onSettled: () => void }) =>
  links.length > 0 && (
    <section className={styles.reviews} aria-labelledby="reported-links">
      <h2 id="reported-links">Reported links</h2>
      {links.map((link) => (
        <LinkCard key={link.id} link={link} onSettled={onSettled} />
      ))}
    </section>
  )

function LinkCard({
  link: { id, problemText, idea, reportedAt },
  onSettled,
}: {
  link: ReportedLink
  onSettled: () => void
}) {
  const settle = useResolveReportedLink(id, onSettled)
  return (
    <ReviewCard
      head={sanitizeForDisplay(idea ?? problemText)}
      isPending={settle.isPending}
      choices={[
        { name: 'End Link', isDanger: true, settle: (note) => settle.mutate({ outcome: 'end', note }) },
        { name: 'Keep It', isMain: true, settle: (note) => settle.mutate({ outcome: 'keep', note }) },
      ]}
    >
      <dl className="facts">
        {idea !== null && (
          <DescriptionItem name="Problem">
            <span dir="auto">{sanitizeForDisplay(problemText)}</span>
          </DescriptionItem>
        )}
        <DescriptionItem name="Shared idea">
          {idea === null ? 'Just the problem' : 'Hidden until you decide'}
        </DescriptionItem>
        <DescriptionItem name="Reported">{formatDateTime(reportedAt)}</DescriptionItem>
        <DescriptionItem name="Page">
          <CodeLink text={`/p/${id}`} at={`/p/${id}`} />
        </DescriptionItem>
      </dl>
    </ReviewCard>
  )
}
