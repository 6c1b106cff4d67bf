import type { Reply } from '@app/contract/calls'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useRef } from 'react'
import { showError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format-date-time.ts'
import { showToast } from '../../ui/toast.ts'
import { shareLinksQuery, useDeleteShareLink } from './share-links.queries.ts'

type ShareLink = Reply<'listShareLinks'>[number]

/** What of one's own others can open. Nobody who shares nothing needs to read about it. */
export function LinksSection() {
  const links = useQuery(shareLinksQuery).data ?? []
  const end = useDeleteShareLink()
  const head = useRef<HTMLHeadingElement>(null)
  if (links.length === 0) return null
  function takeBack({ id }: ShareLink) {
    end.mutate(id, {
      onSuccess: () => {
        head.current?.focus()
        showToast({ title: 'Taken Back', text: 'The link no longer works.' })
      },
      onError: (error) => showError(error),
    })
  }
  return (
    <section aria-labelledby="links-head">
      <h3 id="links-head" tabIndex={-1} ref={head}>
        Shared links
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers. */}
      <ul role="list" className="lines">
        {links.map((link) => (
          <li key={link.id}>
            <Link2 className="i" />
            <div className="row thing">
              <div>
                <b dir="auto">{sanitizeForDisplay(link.problemText)}</b>
                {link.idea !== null && <small dir="auto">{`With your idea: ${sanitizeForDisplay(link.idea)}`}</small>}
                <small>{`Works until ${formatDate(link.endsAt, '').replaceAll(' ', '\u00a0')}`}</small>
              </div>
              <Button
                kind="line"
                aria-label={`Take Back ${sanitizeForDisplay(link.problemText)}`}
                isBusy={end.isPending}
                onClick={() => takeBack(link)}
              >
                Take Back
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
