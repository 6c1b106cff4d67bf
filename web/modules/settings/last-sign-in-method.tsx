import { Button } from '../../ui/button.tsx'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'

/** In a dialog with the title "This is your only way to sign in". */
export const LastSignInMethod = ({ onAdd, close }: { onAdd: () => void; close: () => void }) => (
  <div className="stack">
    <p className="muted" role="alert">
      Without it, you can’t sign in. Add another way first.
    </p>
    <div className="row">
      {canUsePasskeys() && (
        <Button
          onClick={() => {
            close()
            onAdd()
          }}
        >
          Add a Passkey
        </Button>
      )}
      <Button kind="ghost" onClick={close}>
        Keep It
      </Button>
    </div>
  </div>
)
