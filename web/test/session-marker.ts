import { sessionMarkerBaseName } from '@app/contract/page-version'

/** jsdom knows no other way to a cookie. */
const setMarker = (value: string) =>
  Reflect.set(document, 'cookie', `firecrest.${sessionMarkerBaseName}=${value}; path=/`)

/** As a sign-in in this browser does, by whichever way: its answer has the cookie. */
export const beginSession = () => setMarker(crypto.randomUUID())

export const clearSessionMarker = () => setMarker('; max-age=0')
