import { createRoot } from 'react-dom/client'
import { InstallPrompt } from '../pwa/install-prompt.tsx'

/** In a place of its own: it lies over the page and belongs to no part of it. */
export const offerInstall = () =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<InstallPrompt />)
