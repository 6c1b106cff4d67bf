import { useCallback } from 'react'
import { useNavigation } from '../../../ui/navigation.ts'

/** A new document, with everything that Premium brings. */
export function useShowPaid(): () => void {
  const { leaveFor, place } = useNavigation()
  return useCallback(() => leaveFor(`${place.path}?success=true`), [leaveFor, place.path])
}
