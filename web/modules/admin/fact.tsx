import { shownText } from '@app/domain/text/text'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import * as layout from '../../ui/styles/layout.module.css'

/** A transaction, an address or an id, with a link to the page that shows it. */
export const Seen = ({ text, at }: { text: string; at: string | undefined }) =>
  at ? (
    <a href={at} target="_blank" rel="noopener noreferrer">
      <code>{text}</code>
      <ExternalLink className={layout.i} aria-hidden="true" />
      <span className={layout.sr}>, opens in a new tab</span>
    </a>
  ) : (
    <code>{text}</code>
  )

/** Leads to a person among the users, found by what is known of them; without that it is only a name. */
export const PersonLink = ({ name, by }: { name: string; by: string | null }) =>
  by === null ? shownText(name) : <Link to={`/admin?q=${encodeURIComponent(by)}`}>{shownText(name)}</Link>

/** One line of a card. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
