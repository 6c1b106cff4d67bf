import { lazy } from 'react'

export const CryptoTab = lazy(async () => ({ default: (await import('./crypto-tab.tsx')).CryptoTab }))
