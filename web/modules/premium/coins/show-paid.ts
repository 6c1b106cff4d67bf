import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Loads the page anew, with all that Premium brings. */
export function useShowPaid(): () => void {
  const router = useRouter()
  return useCallback(() => router.options.context.leaveFor(`${router.state.location.pathname}?success=true`), [router])
}
