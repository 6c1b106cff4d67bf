import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { installationQuery } from '../../api/installation.ts'
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
      <button type="button" className="link" onClick={open}>
        Contact support
      </button>
      {isOpen && data && <SupportDialog address={data.supportEmail} onClosed={() => setOpen(false)} />}
      {isOpen && error && <span role="alert">The support address didn’t load. Try again.</span>}
    </>
  )
}
