export interface Anchor {
  problem: string
  idea: string
  rating: number
}

export interface Agreement {
  r: number
  ideas: number
  problems: number
  slope: number
  intercept: number
}

export interface ModelAndHumanRatings {
  model: readonly number[]
  people: readonly number[]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function momentsOf({ model, people }: ModelAndHumanRatings) {
  const [ofModel, ofPeople] = [mean(model), mean(people)]
  let [both, first, second] = [0, 0, 0]
  for (const [at, value] of model.entries()) {
    const [x, y] = [value - ofModel, (people[at] ?? 0) - ofPeople]
    both += x * y
    first += x * x
    second += y * y
  }
  return { both, first, second, ofModel, ofPeople }
}

function pearsonOf(rated: ModelAndHumanRatings): number {
  const { both, first, second } = momentsOf(rated)
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second)
}

export function measureAgreement(problems: readonly ModelAndHumanRatings[]): Agreement {
  const all = { model: problems.flatMap(({ model }) => model), people: problems.flatMap(({ people }) => people) }
  const { both, first, ofModel, ofPeople } = momentsOf(all)
  const slope = first === 0 ? 0 : both / first
  return {
    r: mean(problems.map(pearsonOf)),
    ideas: all.model.length,
    problems: problems.length,
    slope,
    intercept: ofPeople - slope * ofModel,
  }
}

export const singleRaterAgreement = 0.54

export function agreementSentence(agreement: Agreement | null): string {
  if (agreement === null) return 'We haven’t compared this model’s ratings with people’s.'
  const { r, ideas, problems } = agreement
  const checked = `Across ${ideas} ideas for ${problems} problems`
  if (r < 0.2) return `${checked}, this model’s ratings barely matched people’s (r = ${r.toFixed(2)}).`
  return `${checked}, this model’s ratings matched people’s (r = ${r.toFixed(2)}). A single person’s reach ${singleRaterAgreement}.`
}
