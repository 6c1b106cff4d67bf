import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LandingPage } from './page.tsx'

/** Only for the development server, which sends no prerendered page. */
export async function drawPage() {
  const root = document.getElementById('root')
  if (root) flushSync(() => createRoot(root).render(<LandingPage />))
}
