import type { PushState } from '../../pwa/push-subscription.ts'

/** What the person can do outside of the app. */
export const pushAdvices: Partial<Record<PushState, string>> = {
  blocked: 'Open the lock next to the address and set Notifications to Allow.',
  home_screen: 'Tap Share, then “Add to Home Screen”, and open Firecrest from there.',
}
