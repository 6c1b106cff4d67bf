import type { KeyboardEvent } from 'react'

/** What a key in an idea box asks for, beside writing. Null leaves it to the browser. */
export function intentOf(event: KeyboardEvent<HTMLTextAreaElement>): 'next' | 'previous' | 'submit' | null {
  // While an input method composes, Enter chooses a word; some engines only tell by the code 229.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return null
  if (event.key === 'Enter') return enterIntent(event)
  // A held Backspace that has emptied one box must not eat the one above.
  const isFreshBackspace = event.key === 'Backspace' && !event.repeat
  return isFreshBackspace && event.currentTarget.value === '' ? 'previous' : null
}

function enterIntent({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey) return 'submit'
  return shiftKey || altKey ? null : 'next'
}
