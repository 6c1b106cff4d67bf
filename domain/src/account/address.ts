/** The one spelling of an e-mail address that is stored and compared, however it was typed. */
export const canonicalAddress = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()
