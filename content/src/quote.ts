/** A sentence worth starting a day with. The work names the translator where there is one; "our translation" is Firecrest's. */
export interface Quote {
  id: string
  quote: string
  author: string
  work: string
  /** Of the work, negative before the common era; about, for the ancients. */
  year: number
  /** Negative before the common era. */
  died: number
}
