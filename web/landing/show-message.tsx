import { createRoot } from 'react-dom/client'
import { takeMessage } from '../ui/next-page-message.ts'
import { showToast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'

/** Shows the message that the app left for this page, such as that an account was deleted. */
export function showMessage() {
  const word = takeMessage()
  if (!word) return
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Toaster />)
  showToast(word)
}
