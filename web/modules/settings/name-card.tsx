import { sanitizeForDisplay } from '@app/domain/text/text'
import { type ChangeEvent, useState } from 'react'
import { showError } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { type Names, validateNames } from '../account/account-form-rules.ts'
import * as styles from './settings.module.css'
import { useChangeName } from './settings.queries.ts'

export function NameCard({ user }: { user: User }) {
  const known = { firstName: sanitizeForDisplay(user.firstName), lastName: sanitizeForDisplay(user.lastName) }
  const [typed, setTyped] = useState<Partial<Names>>({})
  const names = { ...known, ...typed }
  const change = useChangeName()
  const { form, faults } = useForm<keyof Names>({
    isBusy: change.isPending,
    check: () => validateNames(names),
    send: () =>
      change.mutate(names, {
        onSuccess: () => {
          setTyped({})
          showToast({ title: 'Name Changed' })
        },
        onError: (error) => showError(error),
      }),
  })
  const field = (name: keyof Names) => ({
    name,
    value: names[name],
    error: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <section className={`card ${styles.card}`} aria-labelledby="you-head">
      <h2 id="you-head">You</h2>
      <form className="stack" {...form}>
        <div className={styles.two}>
          <Field label="First name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <Button type="submit" kind="line" isBusy={change.isPending}>
          Save Name
        </Button>
      </form>
    </section>
  )
}
