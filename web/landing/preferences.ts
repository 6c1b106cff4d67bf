let asked: MediaQueryList | undefined
/** One list, made at its first use: tests of the films have no window that could be asked. */
const motion = () => {
  asked ??= matchMedia('(prefers-reduced-motion: reduce)')
  return asked
}

export const prefersReducedMotion = () => motion().matches

export const onReducedMotionChange = (listen: () => void) => motion().addEventListener('change', listen)

export const prefersReducedData = () =>
  'connection' in navigator && Boolean(Reflect.get(navigator.connection ?? {}, 'saveData'))
