import { trimText } from '@app/domain/text/text'
import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNote, Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { type DecisionName, notDecidedMessage, useDecision } from './admin.queries.ts'

interface Words {
  title: (name: string) => string
  says: string
  button: string
}

export const decisionTexts: Record<DecisionName, Words> = {
  grant: {
    title: (name) => `Grant Premium to ${name}`,
    says: 'Premium starts right away and replaces any gift they already have.',
    button: 'Grant Premium',
  },
  end: {
    title: (name) => `End Premium for ${name}?`,
    says: 'This ends gifts and crypto years now. Cancel card subscriptions in Stripe.',
    button: 'End Premium',
  },
  resend: {
    title: (name) => `Send ${name} the link again?`,
    says: 'We’ll resend the links for their pending sign-ups.',
    button: 'Resend Verification',
  },
  signOut: {
    title: (name) => `Sign ${name} out everywhere?`,
    says: 'Signs them out on every device.',
    button: 'Sign Out Everywhere',
  },
  share: {
    title: (name) => `Let ${name} share ideas again?`,
    says: 'Their earlier ideas reappear, except hidden ones.',
    button: 'Let Them Share Again',
  },
}

interface Props {
  decision: DecisionName
  person: { id: string; name: string }
  onClosed: () => void
}

export const DecisionDialog = ({ decision, person, onClosed }: Props) => (
  <Dialog title={decisionTexts[decision].title(person.name)} onClosed={onClosed}>
    {(close) => <Question decision={decision} id={person.id} close={close} />}
  </Dialog>
)

function Question({ decision, id, close }: { decision: DecisionName; id: string; close: () => void }) {
  const [input, setInput] = useState({ note: '', until: '' })
  const { mutate, isPending, error } = useDecision(decision, id, close)
  const { says, button } = decisionTexts[decision]

  const note = trimText(input.note)
  const { form, faults, clear } = useForm<'note'>({
    isBusy: isPending,
    check: () => (note === '' ? { note: 'Please say why.' } : {}),
    send: () => mutate({ ...input, note }),
  })
  return (
    <form className="stack" {...form}>
      <p>{says}</p>
      {decision === 'grant' && (
        <Field
          label="Until"
          type="date"
          value={input.until}
          hint="The last day. Leave it empty for no end date."
          onChange={({ target }) => setInput({ ...input, until: target.value })}
        />
      )}
      <Field
        label="Note"
        name="note"
        value={input.note}
        error={faults.note}
        hint="Say why. This goes in the audit log, so leave out names."
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => {
          setInput({ ...input, note: target.value })
          clear()
        }}
      />
      {error && <ErrorNote>{errorMessage(error, notDecidedMessage)}</ErrorNote>}
      <div className="row">
        <Button type="submit" isBusy={isPending}>
          {button}
        </Button>
        <Button kind="line" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
