import { explorerOn } from '@app/domain/premium/coins/explorers'
import { shownText } from '@app/domain/text/text'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { minuteOf } from '../../ui/moments.ts'
import { Fact, Seen } from './fact.tsx'
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
  const explorer = explorerOn(stray.chain)
  const money = `${stray.amount} ${stray.asset}`
  return (
    <article className="card review" aria-label={`${money} without a payment`}>
      <header>
        <h2>
          {stray.email ? (
            <Link to="/admin" search={{ q: stray.email } as never}>
              {shownText(stray.email)}
            </Link>
          ) : (
            'Nobody we know'
          )}
        </h2>
        <span className="tag">Without a payment</span>
      </header>
      <dl className="facts">
        <Fact name="Received">{money}</Fact>
        <Fact name="Chain">{stray.chain}</Fact>
        {stray.token && (
          <Fact name="Token">
            <code>{stray.token}</code>
          </Fact>
        )}
        <Fact name="Address">
          <Seen text={stray.address} at={explorer.address(stray.address)} />
        </Fact>
        {stray.chain === 'xrp' && <Fact name="Tag">{stray.tag ?? 'none'}</Fact>}
        {stray.transaction && (
          <Fact name="Transaction">
            <Seen text={stray.transaction} at={explorer.transaction(stray.transaction)} />
          </Fact>
        )}
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
