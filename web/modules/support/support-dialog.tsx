import { Dialog } from '../../ui/dialog.tsx'
import { SupportAddress } from './support-address.tsx'

export const SupportDialog = ({ address, onClosed }: { address: string | null; onClosed: () => void }) => (
  <Dialog title="Contact support" onClosed={onClosed}>
    {() => (
      <p>
        {address === null ? 'There’s no support address. Ask ' : 'Email '}
        <SupportAddress address={address} className="link" />.
      </p>
    )}
  </Dialog>
)
