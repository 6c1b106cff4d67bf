import { Pencil } from 'lucide-react'
import type { User } from '../../api/session.ts'
import { Link } from '../../ui/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'

interface Props {
  user: User
  /** Of the card that it stands in. */
  className?: string
}

/** The way to a problem of one's own, which Premium has. */
export const CustomProblemLink = ({ user, className = '' }: Props) =>
  user.plan === 'premium' && (
    <Link className={`${buttons.btn} ${buttons.line} ${className}`} to="/custom-problem">
      <Pencil className={layout.i} />
      Create Custom Problem
    </Link>
  )
