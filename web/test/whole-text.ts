const isSaid = (element: Element | null, words: string | RegExp) => {
  const said = element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  return typeof words === 'string' ? said === words : words.test(said)
}

/** Finds the smallest element that says this, in however many parts. */
export const whole = (words: string | RegExp) => (_: string, element: Element | null) =>
  isSaid(element, words) && ![...(element?.children ?? [])].some((child) => isSaid(child, words))
