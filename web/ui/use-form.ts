import { type SubmitEvent, useRef, useState } from 'react'
import { dismissToasts } from './toast.ts'

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

interface Options<Name extends string> {
  isBusy: boolean
  check?: () => FieldErrors<Name>
  send: () => unknown
}

/** `isBusy` of a form that another screen follows: until that has come nothing is sent again, as by a password manager. */
export const isSendingOrSent = ({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }) =>
  isPending || isSuccess

/** Sends a form once at a time and only without faults; otherwise the first faulty field gets the focus. */
export function useForm<Name extends string>({ isBusy, check, send }: Options<Name>) {
  const ref = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<FieldErrors<Name>>({})

  function complain(next: FieldErrors<Name>) {
    setFaults(next)
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>('[name]') ?? [])]
    fields.find((field) => (field.getAttribute('name') ?? '') in next)?.focus()
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const wrong = check?.() ?? {}
    if (Object.keys(wrong).length > 0) return complain(wrong)
    setFaults({})
    // What failed the time before would stand beside what comes now.
    dismissToasts()
    send()
  }
  const form = { ref, noValidate: true, 'aria-busy': isBusy, onSubmit }
  return { form, faults, complain, clear: () => setFaults({}) }
}
