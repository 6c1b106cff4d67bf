/** The loader refuses a part whose style sheet does not come, as where a content blocker stops it: bare is better. */
export const ignoreMissingStyles = () =>
  addEventListener('vite:preloadError', (event) => {
    if (/CSS/.test(String(Reflect.get(Reflect.get(event, 'payload') ?? {}, 'message')))) event.preventDefault()
  })
