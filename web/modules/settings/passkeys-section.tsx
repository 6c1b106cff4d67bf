import { sanitizeForDisplay } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, KeyRound, Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { SettingSection } from './setting-section.tsx'
import { type Passkey, passkeysQuery } from './settings.queries.ts'
import { useAddPasskey } from './use-add-passkey.ts'
import * as styles from './ways.module.css'

export function PasskeysSection() {
  const passkeys = useQuery(passkeysQuery).data ?? []
  const [openId, setOpenId] = useState<string | null>(null)
  const { add, isBusy } = useAddPasskey()
  const button = useRef<HTMLButtonElement>(null)
  const open = passkeys.find(({ id }) => id === openId)
  const act = canUsePasskeys() && (
    <Button kind="line" aria-label="Add a Passkey" ref={button} isBusy={isBusy} onClick={() => add()}>
      Add
    </Button>
  )
  return (
    <SettingSection head="Passkeys" note={passkeys.length === 0 && noneText()} act={act}>
      {passkeys.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers.
        <ul role="list" className={styles.marks}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onMore={() => setOpenId(passkey.id)} />
          ))}
        </ul>
      )}
      {open && (
        <PasskeyDialog
          passkey={open}
          onAdd={add}
          onClosed={() => setOpenId(null)}
          // Its line, to which the browser gives the focus back, has gone.
          onRemoved={() => button.current?.focus()}
        />
      )}
    </SettingSection>
  )
}

const noneText = () => (canUsePasskeys() ? 'None yet.' : 'Passkeys don’t work in this browser at this address.')

const icons = [
  [/phone|tablet/i, Smartphone],
  [/computer|laptop/i, Laptop],
] as const

function PasskeyLine({ passkey: { name, createdAt, lastUsedAt }, onMore }: { passkey: Passkey; onMore: () => void }) {
  const Icon = icons.find(([sign]) => sign.test(name))?.[1] ?? KeyRound
  return (
    <li>
      <span className="mark" aria-hidden="true">
        <Icon className="i" />
      </span>
      <span>
        <b dir="auto">{sanitizeForDisplay(name)}</b>
        <small>
          {lastUsedAt ? `Last used ${formatDateTime(lastUsedAt)}` : `Added ${formatDateTime(createdAt)}, not used yet`}
        </small>
      </span>
      <button
        type="button"
        className="iconBtn bare"
        aria-label={`More options for passkey ${sanitizeForDisplay(name)}`}
        onClick={onMore}
      >
        <Ellipsis className="i" />
      </button>
    </li>
  )
}
