/** Lets a request wake a worker of its process without knowing it; nobody hears it while none is at work. */
export interface Bell {
  ring(): void
  answerWith(work: () => void): void
}

export function openBell(): Bell {
  let answer: () => void = () => undefined
  return {
    ring: () => answer(),
    answerWith(work) {
      answer = work
    },
  }
}
