import { sanitizeForDisplay } from '@app/domain/text/text'
import { type ChangeEvent, useState } from 'react'
import { showError } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { displayNameOf } from '../../ui/person-name.ts'
import { showToast } from '../../ui/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { type Names, validateNames } from '../account/account-form-rules.ts'
import { SettingSection } from './setting-section.tsx'
import * as styles from './settings.module.css'
import { useChangeName } from './settings.queries.ts'

/** The form stands where its button was. */
export function NameSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const act = isOpen ? null : (
    <Button kind="line" aria-label="Change Name" onClick={() => setOpen(true)}>
      Change
    </Button>
  )
  return (
    <SettingSection head="Name" note={!isOpen && displayNameOf(user)} act={act}>
      {isOpen && <NameForm user={user} onSaved={() => setOpen(false)} />}
    </SettingSection>
  )
}

function NameForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const [names, setNames] = useState<Names>({
    firstName: sanitizeForDisplay(user.firstName),
    lastName: sanitizeForDisplay(user.lastName),
  })
  const change = useChangeName()
  const { form, faults } = useForm<keyof Names>({
    isBusy: change.isPending,
    check: () => validateNames(names),
    send: () =>
      change.mutate(names, {
        onSuccess: () => {
          onSaved()
          showToast({ title: 'Name Changed' })
        },
        onError: (error) => showError(error),
      }),
  })
  const field = (name: keyof Names) => ({
    name,
    value: names[name],
    error: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setNames({ ...names, [name]: target.value }),
  })
  return (
    <form className="stack" {...form}>
      <div className={styles.two}>
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <Button type="submit" isBusy={change.isPending}>
        Save Name
      </Button>
    </form>
  )
}
