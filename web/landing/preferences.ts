let asked: MediaQueryList | undefined
/** One list, made at its first use: tests of the films have no window that could be asked. */
const motion = () => {
  asked ??= matchMedia('(prefers-reduced-motion: reduce)')
  return asked
}

export const isStill = () => motion().matches

export const onStillChanged = (listen: () => void) => motion().addEventListener('change', listen)

export const savesData = () => 'connection' in navigator && Boolean(Reflect.get(navigator.connection ?? {}, 'saveData'))
