/** Word lists of the rules for problems. An entry is a whole word or phrase with its plural; a star allows any ending. */
const listed = (entries: string): string[] => entries.split(';').map((entry) => entry.trim().replace(/\s+/g, ' '))

/** "Your car", "your own car": what not everybody has. */
const possessions = listed(`
  car; van; motorbike; house; garden; pool; wallet; savings; passport; country; boss; wife; husband; partner;
  girlfriend; boyfriend; spouse; child; children; son; daughter; baby; babies; kid; mother; father; mum; dad;
  parent; brother; sister; legs; eyes
`)

/** What a problem must not take for granted of the person who solves it. */
export const assumed: readonly string[] = [
  ...possessions.flatMap((what) => [`your ${what}`, `your own ${what}`]),
  ...listed(`
  you see; you hear; you drive; you walk; you run; as you drive; as you walk; on your walk; look at; listen to;
  listen for; watch the; watch a; go for a walk; go for a run; walk around; walk to; run to; drive to; jog; jogging;
  hike; hiking; as a man; as a woman; pay for
`),
]

/** What harms somebody, drugs and sex: nothing of it is ever put into a headline. */
export const harmful: readonly string[] = listed(`
  weapon; gun; bomb; bullet; sword; rifle; pistol; grenade; explosive; ammunition; war; kill; killing; killer;
  murder*; poison*; corpse; drug; cocaine; cannabis; heroin; suicid*; self-harm; hurt yourself; overdose; sex; sexy;
  sexual*; nude; naked; porn*; erotic; terror*
`)

/** Harm that a problem may speak of in another sense, as music that drowns a voice. */
export const violent: readonly string[] = listed(`
  strangl*; suffocat*; smother*; drown*; stab; stabbed; stabbing; tortur*; slaughter*; behead*; lynch*; rape; raped;
  raping; rapist; dead body; dead bodies; slap; slapped; slapping; beat up
`)

/** Medicine, diet, law, money advice, weapons, drugs, self-harm, sex, religion, party politics. */
export const offLimits: readonly string[] = [
  ...harmful,
  ...listed(`
  doctor; hospital; medicine; medical; medication; pill; patients; surgery; illness; disease; symptom; therapy;
  therapist; allerg*; vaccin*; depress*; dementia; cancer; headache; diagnos*; diet; dieting; calorie; lose weight;
  weight loss; overweight; fasting; low-fat; protein; lawyer; lawsuit; courtroom; sue; police; prison; jail; crime;
  criminal; illegal; steal; stealing; stolen; thief; thieves; robber*; burglar*; contract; divorce; invest; investing;
  investment; investor; loan; debt; mortgage; salary; salaries; tax; taxes; insurance; pension; stock market; bitcoin;
  crypto*; gambl*; casino; lottery; betting; soldier; army; alcohol*; beer; wine; vodka; whisky; whiskey; drunk;
  cigar*; tobacco; smoking; vape; vaping; kiss; kissing; god; gods; church; mosque; temple; synagogue; pray; prayer;
  praying; priest; bible; quran; jesus; allah; buddha; christ*; muslim; jewish; hindu; easter; ramadan; heaven; hell;
  sin; election; elected; politic*; president; parliament; minister; senator; government; left-wing; right-wing;
  abortion
`),
]

/** Brands and nations that a capital would not betray at the start of a sentence, and groups of people. */
export const namesAndGroups: readonly string[] = listed(`
  google; facebook; instagram; tiktok; youtube; whatsapp; amazon; netflix; disney; lego; ikea; coca-cola; pepsi;
  mcdonald*; starbucks; nike; adidas; microsoft; iphone; android; spotify; uber; sony; nintendo; barbie; minecraft;
  pokemon; chatgpt; tesla; post-it; hoover; american; british; english; french; german; italian; spanish; russian;
  chinese; japanese; indian; african; european; asian; mexican; turkish; arab; irish; scottish; america; britain;
  england; france; germany; italy; spain; russia; china; japan; india; africa; europe; women; men; girls; boys;
  housewi*; old people; elderly; foreigner; immigrant; refugee; gypsy; gypsies; blonde; fat people; poor people;
  rich people; disabled; blind; deaf; crazy
`)

/** What insults somebody, wherever it stands. */
export const insults: readonly string[] = listed(`
  idiot*; stupid*; moron*; imbecile; dumb; dumbass; loser; dimwit; nitwit; jerk; pathetic; worthless; brainless;
  retard*; shut up; you suck; hate you; crap; shit*; bullshit; fuck*; bitch*; bastard; asshole; arsehole; dickhead; cunt;
  wanker; twat; whore; slut; scum; nazi; nigger; faggot; cripple; ugly person; fatso
`)

/** Words that open an example; an example fixes what people think of. */
export const exampleOpeners: readonly string[] = listed(`
  such as; for example; for instance; e.g; i.e; like a; like an; like the; including; say,; maybe a; maybe an;
  perhaps a; perhaps an; think of a; and so on; etc; could be a; could be an
`)

/** Verbs that may open the sentence which asks. */
export const imperatives: ReadonlySet<string> = new Set(
  listed(`
  add; adapt; apologise; arrange; borrow; brighten; bring; build; calm; catch; change; choose; collect; combine;
  compose; cook; create; decide; decorate; describe; design; draw; dream; empty; explain; fill; find; finish; fix;
  gather; get; give; greet; grow; guide; help; hide; hold; imagine; improve; invent; join; keep; lend; let; lighten;
  list; liven; make; mend; mix; move; name; offer; open; organise; picture; plan; play; praise; prepare; put;
  redesign; rename; repair; replace; rescue; retell; reuse; save; say; set; share; shrink; solve; start; suggest;
  surprise; swap; take; teach; tell; think; throw; tidy; trade; turn; use; welcome; wrap; write
`),
)
