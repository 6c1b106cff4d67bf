import { createRoot } from 'react-dom/client'
import { takeMessage } from '../ui/next-page-message.ts'
import { showToast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'

export function showMessage() {
  const word = takeMessage()
  if (!word) return
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Toaster />)
  showToast(word)
}
