import { createRoot } from 'react-dom/client'
import { takeWord } from '../ui/last-word.ts'
import { showToast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'

/** Says what the app has left to be said, such as that an account is gone. */
export function sayLastWord() {
  const word = takeWord()
  if (!word) return
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Toaster />)
  showToast(word)
}
