/** The name of the product stands only here. */
export const brand = 'Firecrest'
