import { Dialog } from '../../ui/dialog.tsx'
import { SupportAddress } from './support-address.tsx'

export const SupportDialog = ({ address, onClosed }: { address: string | null; onClosed: () => void }) => (
  <Dialog title="Contact support" onClosed={onClosed}>
    {() => (
      <p>
        {address === null ? 'No support address is set up here. Ask ' : 'Write to '}
        <SupportAddress address={address} className="link" />.
        {address !== null && <span> The site owner reads it.</span>}
      </p>
    )}
  </Dialog>
)
