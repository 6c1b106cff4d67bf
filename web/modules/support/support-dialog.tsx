import { Dialog } from '../../ui/dialog.tsx'

interface Props {
  address: string
  onClosed: () => void
}

export const SupportDialog = ({ address, onClosed }: Props) => (
  <Dialog title="Contact support" onClosed={onClosed}>
    {() => (
      <p>
        Write to{' '}
        <a className="link" href={`mailto:${address}`}>
          {address}
        </a>
        . Whoever runs this server reads it.
      </p>
    )}
  </Dialog>
)
