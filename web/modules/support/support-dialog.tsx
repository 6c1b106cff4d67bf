import { Dialog } from '../../ui/dialog.tsx'
import { SupportAddress } from './support-address.tsx'

export const SupportDialog = ({ address, onClosed }: { address: string | null; onClosed: () => void }) => (
  <Dialog title="Contact support" onClosed={onClosed}>
    {() => (
      <p>
        {address === null ? 'No support address is set up here. Please ask ' : 'Write to '}
        <SupportAddress address={address} className="link" />.
        {address !== null && <span> The operator of this server reads it.</span>}
      </p>
    )}
  </Dialog>
)
