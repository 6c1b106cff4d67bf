import { type RefObject, useLayoutEffect } from 'react'

const growsByItself = () => CSS.supports('field-sizing', 'content')

/** A box as high as its text, where the browser (Safari before 26.2, Firefox before 152) has no `field-sizing`. */
export function useAutoGrow(box: RefObject<HTMLTextAreaElement | null>, text: string, placeholder?: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows both texts.
  useLayoutEffect(() => {
    if (growsByItself()) return
    const fit = () => {
      if (!box.current) return
      box.current.style.height = 'auto'
      const { offsetHeight, clientHeight, scrollHeight } = box.current
      box.current.style.height = `${scrollHeight + offsetHeight - clientHeight}px`
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [box, text, placeholder])
}
