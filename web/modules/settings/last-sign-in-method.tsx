import * as dialog from '../../ui/dialog.module.css'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'

/** In a dialog with the title "This is your only way in". */
export const LastSignInMethod = ({ onAdd, close }: { onAdd: () => void; close: () => void }) => (
  <div className={layout.stack}>
    <p className={layout.muted} role="alert">
      Without it nobody could sign in here any more, you included. Add another one first.
    </p>
    <div className={`${layout.row} ${dialog.row}`}>
      {canUsePasskeys() && (
        <button
          type="button"
          className={buttons.btn}
          onClick={() => {
            close()
            onAdd()
          }}
        >
          Add a passkey
        </button>
      )}
      <button type="button" className={`${buttons.btn} ${buttons.ghost}`} onClick={close}>
        Keep it
      </button>
    </div>
  </div>
)
