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
  const { title, section } = useFocusAfterAct(Boolean(act))
  return (
    <section aria-labelledby={id} ref={section}>
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

/** After a press, a button that gave way to what it opened, or what it opened that has gone, takes the focus with it. */
function useFocusAfterAct(hasAct: boolean) {
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    const notePress = () => {
      wasPressed.current = true
    }
    const element = section.current
    element?.addEventListener('click', notePress)
    return () => element?.removeEventListener('click', notePress)
  }, [])
  const hadAct = useRef(hasAct)
  useEffect(() => {
    if (hadAct.current === hasAct) return
    if (wasPressed.current && document.activeElement === document.body) title.current?.focus()
    hadAct.current = hasAct
    wasPressed.current = false
  }, [hasAct])
  return { title, section }
}
