import type { Reply } from '@app/contract/calls'
import { recoveryCodeCount } from '@app/domain/account/recovery-code'
import { Suspense, useState } from 'react'
import { showError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Switch } from '../../ui/switch.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { isProofRequired } from '../account/with-proof.ts'
import { ChoosePasswordButton } from './no-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAskTrustedDevices, useBeginFactor, useRemoveFactor, useRenewCodes } from './second-factor.queries.ts'
import { SettingSection } from './setting-section.tsx'
import * as styles from './ways.module.css'

const TurnOn = lazyPart(async () => (await import('./turn-on-factor.tsx')).TurnOnFactor)

type Factor = NonNullable<Reply<'waysToSignIn'>['secondFactor']>

/** Who closed the question knows. */
const onError = (error: Error) => isProofRequired(error) || showError(error)

interface Props {
  factor: Factor | null
  /** The address to which nobody has had a password mailed who might be somebody else; null otherwise. */
  unprovenEmail: string | null
}

export function SecondFactorSections({ factor, unprovenEmail }: Props) {
  const [codes, setCodes] = useState<readonly string[]>()
  const [wasOn, setWasOn] = useState(false)
  const onOff = () => {
    setCodes(undefined)
    setWasOn(true)
  }
  return (
    <>
      {factor ? (
        <FactorOn factor={factor} unprovenEmail={unprovenEmail} onOff={onOff} />
      ) : (
        <FactorOff wasOn={wasOn} unprovenEmail={unprovenEmail} onCodes={setCodes} />
      )}
      {factor && <Codes left={factor.codesLeft} codes={codes} onCodes={setCodes} />}
    </>
  )
}

const unprovenText =
  'You verified your email in a different browser. Choosing your first password by email removes your passkeys, connected accounts and authenticator app.'

interface OffProps extends Pick<Props, 'unprovenEmail'> {
  wasOn: boolean
  onCodes: (codes: readonly string[]) => void
}

function FactorOff({ wasOn, unprovenEmail, onCodes }: OffProps) {
  const button = useFocusIfLost<HTMLButtonElement>(wasOn)
  const { data, isPending, mutate } = useBeginFactor()
  const act = data ? null : (
    <Button kind="line" ref={button} isBusy={isPending} onClick={() => mutate(undefined, { onError })}>
      Turn On
    </Button>
  )
  return (
    <SettingSection head="Authenticator app" note={!data && 'Enter a six-digit code after your password.'} act={act}>
      {data ? (
        <Suspense>
          <TurnOn secret={data.key} uri={data.uri} onCodes={onCodes} />
        </Suspense>
      ) : (
        unprovenEmail && (
          <>
            <p>{`${unprovenText} Choose your password before you set up the authenticator app.`}</p>
            <div className="row">
              <ChoosePasswordButton email={unprovenEmail} />
            </div>
          </>
        )
      )}
    </SettingSection>
  )
}

interface OnProps extends Pick<Props, 'unprovenEmail'> {
  factor: Factor
  onOff: () => void
}

function FactorOn({ factor: { since, asksKnownDevices }, unprovenEmail, onOff }: OnProps) {
  const remove = useRemoveFactor(onOff)
  const ask = useAskTrustedDevices()
  const act = (
    <Button kind="line" isBusy={remove.isPending} onClick={() => remove.mutate(undefined, { onError })}>
      Turn Off
    </Button>
  )
  return (
    <SettingSection
      head="Authenticator app"
      note={`On since ${formatDateTime(since)}. We only ask for a code after your password.`}
      act={act}
    >
      {unprovenEmail && <p>{unprovenText}</p>}
      <Switch
        label="Also ask on known devices"
        hint="When it’s off, we only ask on new devices."
        isOn={ask.isPending ? ask.variables : asksKnownDevices}
        onChange={(on) => ask.isPending || ask.mutate(on, { onError })}
      />
    </SettingSection>
  )
}

interface CodesProps {
  left: number
  codes: readonly string[] | undefined
  onCodes: (codes: readonly string[]) => void
}

function Codes({ left, codes, onCodes }: CodesProps) {
  const { isPending, mutate } = useRenewCodes()
  const act = codes ? null : (
    <Button
      kind="line"
      isBusy={isPending}
      onClick={() => mutate(undefined, { onError, onSuccess: ({ codes }) => onCodes(codes) })}
    >
      Make New Codes
    </Button>
  )
  return (
    <SettingSection
      head="Recovery codes"
      note={!codes && `${left} of ${recoveryCodeCount} left. New codes replace the old ones.`}
      act={act}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <span className={styles.matches} role="img" aria-label={`${left} of ${recoveryCodeCount} codes left`}>
          {Array.from({ length: recoveryCodeCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the matches differ by their place alone.
            <SymbolDrawing key={place} name={place < left ? 'match-new' : 'match-out'} />
          ))}
        </span>
      )}
    </SettingSection>
  )
}
