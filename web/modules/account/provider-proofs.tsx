import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { sentenceOf } from '../../api/call-failed.ts'
import type { Installation } from '../../api/installation.ts'
import { ErrorNote } from '../../ui/field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'

/** One button for each connected service that is still offered. The page is left for it, and comes back by itself. */
export function ProviderProofs({ names }: { names: readonly string[] }) {
  const [offered, setOffered] = useState<Installation['providers']>([])
  const [failure, setFailure] = useState('')
  // Outside of the app's tree, and so without its cache.
  useEffect(() => {
    api.installation().then(
      ({ providers }) => setOffered(providers),
      (error: unknown) => setFailure(sentenceOf(error)),
    )
  }, [])
  const press = (name: string) =>
    api.proveByProvider({ params: { name }, body: { from: location.pathname } }).then(
      ({ address }) => location.assign(address),
      (error: unknown) => setFailure(sentenceOf(error)),
    )
  return (
    <>
      {offered
        .filter(({ name }) => names.includes(name))
        .map(({ name, label }) => (
          <button key={name} type="button" className={buttons.btn} onClick={() => void press(name)}>
            Continue with {label}
          </button>
        ))}
      {failure && <ErrorNote>{failure}</ErrorNote>}
    </>
  )
}
