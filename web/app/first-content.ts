/** Where the page has asked for the open round; the build writes it in. */
declare const openRoundPath: string

// Runs right behind the skeleton and puts into it what is on its way already, while the code is still to come.
const { plate } = document.documentElement.dataset
const picture = document.querySelector('picture[data-plate]')
if (plate && picture) {
  const source = document.createElement('source')
  source.type = 'image/avif'
  source.srcset = `/plates/${plate}.avif`
  picture.prepend(source)
  const image = picture.querySelector('img')
  if (image) {
    image.fetchPriority = 'high'
    image.src = `/plates/${plate}.webp`
  }
}

// A refusal or a failure leaves the skeleton as it is: the screen says what is wrong. It also reads the answer itself.
window.early?.[openRoundPath]
  ?.then((answer) => (answer.ok ? answer.clone().json() : {}))
  .then((round: Record<string, unknown>) => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-round]')) {
      const value = round[place.dataset['round'] ?? '']
      if (typeof value === 'string') place.textContent = value
    }
  })
  .catch(() => undefined)
