import { Dialog } from '../../ui/dialog.tsx'
import { SupportAddress } from './support-address.tsx'

interface Props {
  /** Null: none is set. */
  address: string | null
  onClosed: () => void
}

export const SupportDialog = ({ address, onClosed }: Props) => (
  <Dialog title="Contact support" onClosed={onClosed}>
    {() => (
      <p>
        {address === null ? 'No support address is set up here. Please ask ' : 'Write to '}
        <SupportAddress address={address} look="link" />.{address !== null && ' The operator of this server reads it.'}
      </p>
    )}
  </Dialog>
)
