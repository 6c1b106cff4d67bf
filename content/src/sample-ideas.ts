import type { SampleIdeaSet } from './sample-idea-set.ts'
import { citySampleIdeas } from './sample-ideas/city.ts'
import { gadgetsSampleIdeas } from './sample-ideas/gadgets.ts'
import { houseSampleIdeas } from './sample-ideas/house.ts'
import { kitchenSampleIdeas } from './sample-ideas/kitchen.ts'
import { movingSampleIdeas } from './sample-ideas/moving.ts'
import { natureSampleIdeas } from './sample-ideas/nature.ts'
import { peopleSampleIdeas } from './sample-ideas/people.ts'
import { playSampleIdeas } from './sample-ideas/play.ts'
import { timeSampleIdeas } from './sample-ideas/time.ts'
import { whatIfSampleIdeas } from './sample-ideas/what-if.ts'
import { wordsSampleIdeas } from './sample-ideas/words.ts'
import { workSampleIdeas } from './sample-ideas/work.ts'

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
