/** Lets a request wake a worker of its process without knowing it; nobody hears it while none is at work. */
export interface Notifier {
  ring(): void
  answerWith(work: () => void): void
}

export function createNotifier(): Notifier {
  let answer: () => void = () => undefined
  return {
    ring: () => answer(),
    answerWith(work) {
      answer = work
    },
  }
}
