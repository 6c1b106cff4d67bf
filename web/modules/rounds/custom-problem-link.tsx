import { Pencil } from 'lucide-react'
import type { User } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'

export const CustomProblemLink = ({ user, className = '' }: { user: User; className?: string }) =>
  user.plan === 'premium' && (
    <Link className={`${buttons.btn} ${buttons.line} ${className}`} to="/custom-problem">
      <Pencil className={layout.i} />
      Create Custom Problem
    </Link>
  )
