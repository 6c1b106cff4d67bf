/** "Not", "no" and "without" turn an idea round, so they are not here. Apostrophes are gone before words are compared. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are arent as at be became because been before being both but by came can
  cant could couldnt did didnt do does doesnt doing done dont each either else etc even ever every few for from get gets
  getting go goes going got had has hasnt have havent having he her here hers herself him himself his how i id if ill im
  in into is isnt it its itself ive just let lets like lot lots made make makes making many maybe me might mine more
  most much must my myself of off on once one ones only or other others our ours ourselves own perhaps put quite rather
  really same shall she should shouldnt so some something sort such than that thats the their theirs them themselves then
  there theres these they theyre thing things this those though through to too under until up upon us use used uses using
  very was wasnt way ways we well were werent what whats when where which while who whom whose why will with wont would
  wouldnt yes yet you your youre yours yourself yourselves`.split(/\s+/),
)
