import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LandingPage } from './page.tsx'

/** The development server sends no text: it is drawn here. */
export async function drawPage() {
  const root = document.getElementById('root')
  if (root) flushSync(() => createRoot(root).render(<LandingPage />))
}
