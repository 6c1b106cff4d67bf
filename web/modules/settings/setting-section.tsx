import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  head: string
  /** Under the heading. */
  note?: string | false | null
  /** At the other end of its line. */
  act?: ReactElement | false | null
  children?: ReactNode
}

/** A row of a card of settings. */
export function SettingSection({ head, note, act, children }: Props) {
  const id = useId()
  const title = useFocusAfterAct(Boolean(act))
  return (
    <section aria-labelledby={id}>
      <div className="row thing">
        <div>
          <h3 id={id} ref={title} tabIndex={-1}>
            {head}
          </h3>
          {note && <small>{note}</small>}
        </div>
        {act}
      </div>
      {children}
    </section>
  )
}

/** A button that gave way to what it opened, or what it opened that has gone, takes the focus with it. */
function useFocusAfterAct(hasAct: boolean) {
  const place = useRef<HTMLHeadingElement>(null)
  const hadAct = useRef(hasAct)
  useEffect(() => {
    if (hadAct.current !== hasAct && document.activeElement === document.body) place.current?.focus()
    hadAct.current = hasAct
  }, [hasAct])
  return place
}
