import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { installationQuery } from '../../api/installation.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as bar from '../../ui/styles/bar.module.css'
import * as buttons from '../../ui/styles/buttons.module.css'

const SupportDialog = lazyPart(async () => (await import('./support-dialog.tsx')).SupportDialog)

export function SupportLink() {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...installationQuery, enabled: isOpen })
  function open() {
    setOpen(true)
    if (error) void refetch()
  }
  return (
    <>
      <button type="button" className={`${buttons.link} ${bar.link}`} onClick={open}>
        Contact support
      </button>
      {isOpen && data && (
        <Suspense>
          <SupportDialog address={data.supportEmail} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
      {isOpen && error && <span role="alert">The address did not load. Please try again.</span>}
    </>
  )
}
