import { Fragment } from 'react'

/** Words between asterisks are the ones that a step counts. */
export const MarkedText = ({ text }: { text: string }) => (
  <span>
    {text.split('*').map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence.
      <Fragment key={at}>{at % 2 === 1 ? <em className="marked">{part}</em> : part}</Fragment>
    ))}
  </span>
)
