import { BellOff, Smartphone } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import type { User } from '../../api/session.ts'
import { hashEndpoint, type PushState, pushAdvices, pushState } from '../../pwa/push-subscription.ts'
import { Switch } from '../../ui/switch.tsx'
import { WithBrand } from '../../ui/with-brand.tsx'
import { rememberedPush } from './remembered-push.ts'
import { type Reminders, usePushOnThisDevice } from './reminders.queries.ts'

const hints: Record<PushState, string> = {
  ready: 'You turn this on separately for each device.',
  blocked: 'Your browser is blocking notifications.',
  home_screen: 'Add Firecrest to your home screen first.',
  unsupported: 'This browser can’t show notifications.',
}

export function PushSwitch({ user, reminders }: { user: User; reminders: Reminders }) {
  const [state, setState] = useState(pushState)
  const change = usePushOnThisDevice(user.id, reminders)
  const isOn = useIsSubscribed(rememberedPush(user.id), reminders)
  const shown = change.isPending ? change.variables : isOn

  function toggle(on: boolean) {
    if (change.isPending) return
    change.mutate(on, { onSettled: () => setState(pushState()) })
  }
  return (
    <div>
      <Switch
        label="Notifications on this device"
        hint={state === 'ready' && isOn ? `Allowed. ${hints.ready}` : hints[state]}
        isOn={state === 'ready' && shown}
        isDisabled={state !== 'ready'}
        onChange={toggle}
      />
      <PushAdvice state={state} />
    </div>
  )
}

export function PushAdvice({ state }: { state: PushState }) {
  const advice = pushAdvices[state]
  if (!advice) return null
  const Icon = state === 'home_screen' ? Smartphone : BellOff
  return (
    <p className="note">
      <Icon className="i" />
      <WithBrand words={advice} />
    </p>
  )
}

/** Whether the server has the subscription of this browser, and not only those of other devices. */
function useIsSubscribed(endpoint: string | null, { devices }: Reminders) {
  const [hashed, setHashed] = useState({ endpoint, hash: '' })
  useLayoutEffect(() => {
    if (endpoint !== null) void hashEndpoint(endpoint).then((hash) => setHashed({ endpoint, hash }))
  }, [endpoint])
  if (endpoint === null) return false
  // The hash is there before anybody sees the guess.
  return hashed.hash && hashed.endpoint === endpoint ? devices.includes(hashed.hash) : devices.length > 0
}
