import { Button } from '../../ui/button.tsx'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'

/** In a dialog with the title "This is your only way in". */
export const LastSignInMethod = ({ onAdd, close }: { onAdd: () => void; close: () => void }) => (
  <div className="stack">
    <p className="muted" role="alert">
      Without it nobody could sign in here any more, you included. Add another one first.
    </p>
    <div className="row">
      {canUsePasskeys() && (
        <Button
          onClick={() => {
            close()
            onAdd()
          }}
        >
          Add a passkey
        </Button>
      )}
      <Button kind="ghost" onClick={close}>
        Keep it
      </Button>
    </div>
  </div>
)
