import { createRoot } from 'react-dom/client'
import { consumeNextPageMessage } from '../ui/next-page-message.ts'
import { showToast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'

export function showLeftMessage() {
  const word = consumeNextPageMessage()
  if (!word) return
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Toaster />)
  showToast(word)
}
