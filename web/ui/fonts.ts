/** As `document.fonts` asks for them. */
export const fonts = ['800 1em "Bricolage Grotesque"', '1em "Instrument Sans"']
