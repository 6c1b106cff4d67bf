const turnMs = 4_500

/** Until it is paused or a sample is picked; not with reduced motion. */
export function turnSamples(card: HTMLElement) {
  const radios = [...card.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const button = card.querySelector<HTMLButtonElement>('[data-turn]')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  if (!button) return
  let timer = 0

  const isRead = () => card.matches(':hover, :focus-within')
  const turn = () => {
    if (still.matches || isRead()) return
    const next = radios[(radios.findIndex(({ checked }) => checked) + 1) % radios.length]
    if (next) next.checked = true
  }
  const pause = (isPaused: boolean) => {
    button.setAttribute('aria-pressed', String(isPaused))
    clearInterval(timer)
    if (!isPaused) timer = window.setInterval(turn, turnMs)
  }
  // Setting `checked` by script raises no event, so this is the person.
  for (const radio of radios) radio.addEventListener('change', () => pause(true))
  button.addEventListener('click', () => pause(button.getAttribute('aria-pressed') === 'false'))
  button.hidden = still.matches
  still.addEventListener('change', () => {
    button.hidden = still.matches
  })
  pause(false)
}
