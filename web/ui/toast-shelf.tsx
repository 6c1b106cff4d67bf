import { CircleX, Flame, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { dismissToast, type Toast } from './toast.ts'

/** The one toast that is seen: swiped to the right, dismissed, or gone after its time; F8 moves the focus to it. */
export function ToastShelf({ toast: { id, open, duration, tone, title, text } }: { toast: Toast }) {
  const Icon = tone === 'danger' ? CircleX : Flame
  return (
    <RadixToast.Provider duration={5_000} swipeDirection="right" swipeThreshold={50}>
      <RadixToast.Root
        key={id}
        className={`toast ${tone}`}
        open={open}
        duration={duration}
        onOpenChange={(stays) => stays || dismissToast(id)}
      >
        <span className="stamp label" aria-hidden="true">
          <Icon className="i" />
        </span>
        <div>
          <RadixToast.Title asChild>
            <b>{title}</b>
          </RadixToast.Title>
          {text && (
            <RadixToast.Description asChild>
              <p>{text}</p>
            </RadixToast.Description>
          )}
        </div>
        <RadixToast.Close className="icon-btn bare" aria-label="Dismiss">
          <X className="i" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className="toasts" hotkey={['F8']} />
    </RadixToast.Provider>
  )
}
