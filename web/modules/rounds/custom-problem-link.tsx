import { Pencil } from 'lucide-react'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'

export const CustomProblemLink = ({ user, className = '' }: { user: User; className?: string }) =>
  user.plan === 'premium' && (
    <Button kind="line" className={className} to="/custom-problem">
      <Pencil className="i" />
      Create Custom Problem
    </Button>
  )
