/** Browsers have passkeys on secure pages with a name: an IP address has none. */
export const canUsePasskeys = () => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

export const noPasskeyMessage = 'We didn’t get your passkey. Is it on a different device?'
