import { lazy } from 'react'

/** Loaded when somebody wants to pay in coins. */
export const CryptoTab = lazy(async () => ({ default: (await import('./crypto-tab.tsx')).CryptoTab }))
