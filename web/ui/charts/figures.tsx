import * as styles from './figures.module.css'

interface Props {
  caption: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** What the figures leave out. */
  note?: string | undefined
}

export const Figures = (props: Props) => (
  <details className={styles.figures}>
    <summary>Figures</summary>
    <FiguresTable {...props} />
  </details>
)

export const FiguresTable = ({ caption, head, rows, note }: Props) => (
  <div className={styles.figures} data-part="figures">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard in every browser. */}
    {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark without a heading. */}
    <div className={styles.scroll} data-part="scroll" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {note && <p>{note}</p>}
  </div>
)
