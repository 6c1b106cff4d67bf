/** An idea that people rated, shown to a model so that it rates as they do. */
export interface Anchor {
  problem: string
  idea: string
  rating: number
}

/** How the ratings of a model stand to those of people, on ideas that neither the model nor its prompt was given before. */
export interface Agreement {
  /** Correlation within problems, the mean over them. */
  r: number
  ideas: number
  problems: number
  /** The line from the model's rating to that of people: intercept + slope times rating. */
  slope: number
  intercept: number
}

/** Ratings of the ideas of one problem, by the model and by people. */
export interface RatedTwice {
  model: readonly number[]
  people: readonly number[]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Sums of squares and products around the means. */
function momentsOf({ model, people }: RatedTwice) {
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

/** Pearson's r; 0 where one side does not vary, because it then says nothing of the other. */
function correlationOf(rated: RatedTwice): number {
  const { both, first, second } = momentsOf(rated)
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second)
}

/** Measures a model against people: agreement within problems, and the least-squares line over all ideas. */
export function agreementOf(problems: readonly RatedTwice[]): Agreement {
  const all = { model: problems.flatMap(({ model }) => model), people: problems.flatMap(({ people }) => people) }
  const { both, first, ofModel, ofPeople } = momentsOf(all)
  const slope = first === 0 ? 0 : both / first
  return {
    r: mean(problems.map(correlationOf)),
    ideas: all.model.length,
    problems: problems.length,
    slope,
    intercept: ofPeople - slope * ofModel,
  }
}

/** One person's ratings against the mean of the others', in the ratings that we measured against. */
export const agreementOfOnePerson = 0.54

/** What is said of a model beside its opinion. Null: nobody has measured it. */
export function agreementSentence(agreement: Agreement | null): string {
  if (agreement === null) return 'It was not checked against people.'
  const { r, ideas, problems } = agreement
  const checked = `On ${ideas} ideas to ${problems} problems that people had rated`
  if (r < 0.2) return `${checked}, its originality hardly agreed with theirs (r = ${r.toFixed(2)}).`
  return `${checked}, its originality agreed with theirs at r = ${r.toFixed(2)}; one person agrees with the others at ${agreementOfOnePerson}.`
}
