import { prerender } from 'react-dom/static'
import { NoNetworkPage } from './no-network-page.tsx'

export async function renderNoNetwork() {
  const { prelude } = await prerender(<NoNetworkPage />)
  return new Response(prelude).text()
}
