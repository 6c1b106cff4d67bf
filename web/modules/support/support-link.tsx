import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { installationQuery } from '../../api/installation.ts'
import * as bar from '../../ui/styles/bar.module.css'
import * as buttons from '../../ui/styles/buttons.module.css'
import { SupportDialog } from './support-dialog.tsx'

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
      {isOpen && data && <SupportDialog address={data.supportEmail} onClosed={() => setOpen(false)} />}
      {isOpen && error && <span role="alert">The address did not load. Please try again.</span>}
    </>
  )
}
