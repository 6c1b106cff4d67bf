import type { SampleIdeaSet } from './sample-idea-set.ts'
import { citySampleIdeas } from './sample-ideas/city-ideas.ts'
import { gadgetsSampleIdeas } from './sample-ideas/gadgets-ideas.ts'
import { houseSampleIdeas } from './sample-ideas/house-ideas.ts'
import { kitchenSampleIdeas } from './sample-ideas/kitchen-ideas.ts'
import { movingSampleIdeas } from './sample-ideas/moving-ideas.ts'
import { natureSampleIdeas } from './sample-ideas/nature-ideas.ts'
import { peopleSampleIdeas } from './sample-ideas/people-ideas.ts'
import { playSampleIdeas } from './sample-ideas/play-ideas.ts'
import { timeSampleIdeas } from './sample-ideas/time-ideas.ts'
import { whatIfSampleIdeas } from './sample-ideas/what-if-ideas.ts'
import { wordsSampleIdeas } from './sample-ideas/words-ideas.ts'
import { workSampleIdeas } from './sample-ideas/work-ideas.ts'

/** By the key of the problem. A problem that a model wrote has none. */
export const sampleIdeas: Readonly<Record<string, SampleIdeaSet>> = {
  ...houseSampleIdeas,
  ...kitchenSampleIdeas,
  ...movingSampleIdeas,
  ...timeSampleIdeas,
  ...peopleSampleIdeas,
  ...workSampleIdeas,
  ...playSampleIdeas,
  ...citySampleIdeas,
  ...natureSampleIdeas,
  ...wordsSampleIdeas,
  ...gadgetsSampleIdeas,
  ...whatIfSampleIdeas,
}
