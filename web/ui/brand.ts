/** The name of the product, and the only place that says it. */
export const brand = 'Firecrest'
