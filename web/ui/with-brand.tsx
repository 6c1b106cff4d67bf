import { brand } from './brand.ts'

/** The brand is a word: a browser that translates the page would turn it into a bird. */
export function WithBrand({ words }: { words: string }) {
  const [before = '', ...rest] = words.split(brand)
  return (
    <span>
      <span>{before}</span>
      {rest.map((after) => (
        <span key={after}>
          <span translate="no">{brand}</span>
          {after}
        </span>
      ))}
    </span>
  )
}
