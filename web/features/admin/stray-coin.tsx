import { type ReactNode, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { minuteOf } from '../../ui/moments.ts'
import { type Stray, useSettleStray } from './stray-coins.queries.ts'

interface Props {
  stray: Stray
  onSettled: () => void
}

/** Money at an address of ours that pays nothing by itself. It is sent back in a wallet; here that is noted. */
export function StrayCoin({ stray, onSettled }: Props) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const settle = useSettleStray(stray.id, onSettled)
  function decide(outcome: 'refunded' | 'settled') {
    const isBlank = note.trim() === ''
    setError(isBlank ? 'Please note why.' : undefined)
    if (!isBlank && !settle.isPending) settle.mutate({ outcome, note: note.trim() })
  }
  const money = `${stray.amount} ${stray.asset}`
  return (
    <article className="card review" aria-label={`${money} without a payment`}>
      <header>
        <h2>{stray.email ?? 'Nobody we know'}</h2>
        <span className="tag">Without a payment</span>
      </header>
      <dl className="facts">
        <Fact name="Received">{money}</Fact>
        <Fact name="Chain">{stray.chain}</Fact>
        {stray.token && <Code name="Token" text={stray.token} />}
        <Code name="Address" text={stray.address} />
        {stray.chain === 'xrp' && <Fact name="Tag">{stray.tag ?? 'none'}</Fact>}
        {stray.transaction && <Code name="Transaction" text={stray.transaction} />}
        <Fact name="Found">{minuteOf(stray.seenAt)}</Fact>
      </dl>
      <Field
        label="Note"
        value={note}
        error={error}
        autoComplete="off"
        onChange={({ target }) => {
          setNote(target.value)
          setError(undefined)
        }}
      />
      <div className="row">
        <button type="button" className="btn line" disabled={settle.isPending} onClick={() => decide('refunded')}>
          Note a refund
        </button>
        <button type="button" className="btn line" disabled={settle.isPending} onClick={() => decide('settled')}>
          Take off the list
        </button>
      </div>
    </article>
  )
}

const Code = ({ name, text }: { name: string; text: string }) => (
  <Fact name={name}>
    <code>{text}</code>
  </Fact>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
