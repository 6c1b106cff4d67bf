import { shownText } from '@app/domain/text/text'
import { ExternalLink } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import * as layout from '../../ui/styles/layout.module.css'

export const CodeLink = ({ text, at }: { text: string; at: string | undefined }) =>
  at ? (
    <a href={at} target="_blank" rel="noopener noreferrer">
      <code>{text}</code>
      <ExternalLink className={layout.i} aria-hidden="true" />
      <span className={layout.sr}>, opens in a new tab</span>
    </a>
  ) : (
    <code>{text}</code>
  )

/** Searches the users by an id or address; without one it is only a name. */
export const PersonLink = ({ name, by }: { name: string; by: string | null }) =>
  by === null ? shownText(name) : <Link to={`/admin?q=${encodeURIComponent(by)}`}>{shownText(name)}</Link>
