/** Increase it with every change of the prompt or of the reading of its answers: older opinions are asked for anew. */
export const rubricVersion = 'rubric-2'

/** Whole numbers from 0 to 5. */
export const ratingMeasures = ['originality', 'fit', 'detail'] as const
type Measure = (typeof ratingMeasures)[number]

export const ratingFlags = ['none', 'unsafe', 'personal-data', 'abusive', 'not-language'] as const
export type RatingFlag = (typeof ratingFlags)[number]

export interface RatingPass extends Record<Measure, number> {
  group: string
  sameAs: number | null
  flag: RatingFlag
  why: string
}

/** In halves; unsure where the looks lie more than 1 apart. */
export interface Rating extends Record<Measure, number> {
  unsure: boolean
  flag: RatingFlag
}

export interface RatedIdea extends Rating {
  group: string
  sameAs: number | null
  why: string
}

/** The second look has the list the other way round, because a model favours what stands first (Zheng et al. 2023). */
export function mergeRatingPasses(there: readonly RatingPass[], back: readonly RatingPass[]): RatedIdea[] {
  if (there.length !== back.length) throw new RangeError('Both ratings must be for the same list.')
  const circles = [circlesOf(there), circlesOf(back)]
  return there.map((look, place) => {
    const other = back[place] ?? look
    const earlier = there.findIndex((_, at) => circles.every((circle) => circle[at] === circle[place]))
    return { ...ratingOf(look, other), group: look.group, sameAs: earlier < place ? earlier : null, why: look.why }
  })
}

function ratingOf(one: RatingPass, two: RatingPass): Rating {
  const mean = (measure: Measure) => (one[measure] + two[measure]) / 2
  return {
    originality: mean('originality'),
    fit: mean('fit'),
    detail: mean('detail'),
    unsure: ratingMeasures.some((measure) => Math.abs(one[measure] - two[measure]) > 1),
    flag: one.flag === 'none' ? two.flag : one.flag,
  }
}

function circlesOf(looks: readonly RatingPass[]): number[] {
  let circles = looks.map((_, place) => place)
  for (const [place, { sameAs }] of looks.entries()) {
    const [own, other] = [circles[place], circles[sameAs ?? place]]
    circles = circles.map((circle) => (circle === other ? (own ?? circle) : circle))
  }
  return circles
}
