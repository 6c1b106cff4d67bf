import { reminderMailsPath } from '@app/contract/routes'
import { addDays, type Day, daysBetween } from '@app/domain/day/day'
import { formatMonthName } from '@app/domain/day/day-words'
import { endOfMonth, startOfWeek } from '@app/domain/day/month'
import { formatCount } from '@app/domain/text/number-words'
import { isolateText, sanitizeForDisplay, trimText } from '@app/domain/text/text'
import { greetingOf, type SiteAddresses } from './compose-mail.ts'
import { listUnsubscribeHeaders } from './compose-reminder-mail.ts'
import { escapeMailHtml } from './mail-layout.ts'
import type { MonthMailPayload } from './outbox.ts'

const text = "font-family:'Instrument Sans',system-ui,Arial,sans-serif"
const display = "font-family:'Bricolage Grotesque','Arial Narrow',Arial,sans-serif;font-weight:800"
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

const style = `
body{margin:0;background:#edf8fb}
@media (max-width:620px){.w{width:100%!important}.p{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
body,.bg{background:#051728!important}
.sf{background:#12283c!important}
.ik{color:#ebf6f8!important}
.i2{color:#a7bfc8!important}
.ln{border-color:#324b5e!important}
.mt{background:#0d3d3b!important}
.bt{background:#fad534!important;color:#082034!important}
}`

type MonthMailInput = MonthMailPayload & { firstName: string }

function wordsOf({ month, firstName, litDays, sessions, ideas, ...rest }: MonthMailInput) {
  const name = formatMonthName(`${month}-01`)
  const greeting = greetingOf(firstName).replace(/,$/, '.')
  return {
    ...rest,
    name,
    subject: `Your ${name} on Firecrest`,
    head: `Your ${name}`,
    compared: `Compared with ${formatMonthName(addDays(`${month}-01`, -1))}`,
    summary: `${greeting} ${formatCount(litDays.length, 'day')}, ${formatCount(sessions, 'session')}, ${formatCount(ideas, 'idea')}.`,
  }
}

const because = 'You asked for this monthly recap.'
const unshared = 'No one else wrote this'
const weekPicks = 'Your two picks from each week'

/** Ideas as they are on screens: nothing of them reaches the words around them. */
const ideaOf = (idea: string) => trimText(sanitizeForDisplay(idea)).replace(/\s+/g, ' ')

export function composeMonthMail(mail: MonthMailInput, { publicUrl, supportEmail }: SiteAddresses) {
  const words = wordsOf(mail)
  const stop = `${publicUrl}${reminderMailsPath}?token=${encodeURIComponent(mail.stopToken)}`
  const links = { month: `${publicUrl}/months/${mail.month}`, stop }
  return {
    subject: words.subject,
    text: textOf(words, links),
    html: htmlOf(words, mail, links),
    headers: listUnsubscribeHeaders({ stop, publicUrl, supportEmail, subject: 'Stop monthly recaps' }),
  }
}

type Words = ReturnType<typeof wordsOf>
interface Links {
  month: string
  stop: string
}

function textOf({ head, summary, unusual, weeks, compared, change }: Words, links: Links) {
  const picks = weeks.map(({ name, picks }) =>
    [name, ...picks.map((idea) => `- ${isolateText(ideaOf(idea))}`)].join('\n'),
  )
  return [
    head,
    summary,
    ...(unusual ? [`${unshared}:\n${isolateText(ideaOf(unusual.idea))}\n${unusual.about}`] : []),
    ...(picks.length > 0 ? [weekPicks, ...picks] : []),
    `${compared}:\n${change.line}\n${change.detail}`,
    `See the whole month:\n${links.month}`,
    `-- \n${because}`,
    `Stop these recaps:\n${links.stop}`,
  ].join('\n\n')
}

const paragraph = (name: string, styles: string, words: string) =>
  `<p class="${name}" style="margin:0;${text};${styles}">${escapeMailHtml(words)}</p>`

/** In an element of its own direction, and broken wherever it must be. */
const ownIdea = (name: string, styles: string, idea: string) =>
  `<p class="${name}" dir="auto" style="margin:0;${styles};overflow-wrap:anywhere;word-break:break-word">${escapeMailHtml(ideaOf(idea))}</p>`

const row = (styles: string, content: string, ground = '') =>
  `<tr><td class="p"${ground && ` bgcolor="${ground}"`} style="${ground && `background:${ground};`}${styles}">${content}</td></tr>`

function htmlOf(words: Words, { month, litDays }: MonthMailInput, links: Links): string {
  const { head, summary, unusual, weeks, subject } = words
  const rows = [
    row('padding:24px 32px 8px', `<span class="ik" style="${display};font-size:24px;color:#082034">Firecrest</span>`),
    row(
      'padding:8px 32px 24px',
      `<h1 class="ik" style="margin:0;${display};font-size:44px;line-height:42px;color:#082034">${escapeMailHtml(head)}</h1>${paragraph('i2', 'font-size:17px;line-height:26px;color:#395366;padding-top:12px', summary)}`,
    ),
    row('padding:24px 32px', calendarOf(`${month}-01`, new Set(litDays)), '#fad534'),
    unusual && unusualRow(unusual),
    weeks.length > 0 && weekHead,
    ...weeks.map(weekRow),
    changeRow(words),
    row(
      'padding:24px 32px 32px',
      `<a class="bt" href="${escapeMailHtml(links.month)}" style="display:inline-block;background:#082034;color:#fefaeb;${text};font-size:17px;font-weight:650;line-height:24px;padding:14px 28px;border-radius:999px;text-decoration:none">See the Whole Month</a>`,
    ),
    footRow(links.stop),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMailHtml(subject)}</title>
<style>${style}
</style>
</head>
<body class="bg" style="margin:0;background:#edf8fb">
<div role="main">
<table ${table} class="bg" width="100%" style="background:#edf8fb"><tr><td align="center" style="padding:24px 8px">
<table ${table} class="w sf" width="600" style="width:600px;table-layout:fixed;background:#fbfeff">
${rows.filter(Boolean).join('\n')}
</table>
</td></tr></table>
</div>
</body>
</html>
`
}

const unusualRow = ({ idea, about }: NonNullable<Words['unusual']>) =>
  row(
    'padding:28px 32px',
    [
      paragraph('', 'font-size:16px;font-weight:600;color:#fad534', unshared),
      ownIdea('', `${display};font-size:30px;line-height:36px;color:#fafdfe;padding-top:10px`, idea),
      paragraph('', 'font-size:15px;line-height:22px;color:#bde6f1;padding-top:10px', about),
    ].join(''),
    '#02435f',
  )

const weekHead = row(
  'padding:28px 32px 8px',
  `<h2 class="ik" style="margin:0;${display};font-size:26px;line-height:28px;color:#082034">${weekPicks}</h2>`,
)

const weekRow = ({ name, picks }: Words['weeks'][number]) =>
  row(
    'padding:8px 32px',
    [
      paragraph('i2', 'font-size:15px;font-weight:600;color:#395366', name),
      ...picks.map((idea) =>
        ownIdea('ik', `${text};font-size:17px;line-height:24px;color:#082034;padding-top:6px`, idea),
      ),
    ].join(''),
  )

const changeRow = ({ compared, change: { line, detail } }: Words) =>
  row(
    'padding:20px 32px 8px',
    `<table ${table} width="100%"><tr><td class="mt" bgcolor="#cff4ef" style="background:#cff4ef;padding:20px 22px;border-radius:14px">${paragraph('ik', 'font-size:15px;font-weight:600;line-height:22px;color:#082034;padding-bottom:6px', compared)}${paragraph('ik', `${display};font-size:22px;line-height:25px;color:#082034`, line)}${paragraph('ik', 'font-size:15px;line-height:22px;color:#082034;padding-top:8px', detail)}</td></tr></table>`,
  )

const footRow = (stop: string) =>
  `<tr><td class="p ln" style="padding:18px 32px 26px;border-top:1px solid #c5d8de">${paragraph('i2', 'font-size:15px;line-height:23px;color:#395366', because)}<a class="i2" href="${escapeMailHtml(stop)}" style="display:inline-block;padding:11px 0;${text};font-size:15px;line-height:22px;color:#395366">Stop these recaps</a></td></tr>`

const cell = `align="center" width="14%" height="40"`
const date = `${text};font-size:15px;color:#082034`

/** Lit days are white on the ground of the box; nothing says that another was missed. */
function calendarOf(first: Day, lit: ReadonlySet<Day>): string {
  const last = endOfMonth(first)
  const start = startOfWeek(first)
  const days = Array.from({ length: 7 * Math.ceil((daysBetween(start, last) + 1) / 7) }, (_, place) =>
    addDays(start, place),
  )
  const cells = days.map((day) => {
    if (day < first || day > last) return '<td width="14%">&nbsp;</td>'
    if (!lit.has(day)) return `<td ${cell} style="${date}">${Number(day.slice(8))}</td>`
    return `<td ${cell} bgcolor="#fafdfe" style="background:#fafdfe;${date};font-weight:700;border-radius:8px">${Number(day.slice(8))}<span style="position:absolute;left:-9999px"> lit</span></td>`
  })
  const weekdays = [...'MTWTFSS'].map(
    (name) => `<td align="center" style="${date};font-size:13px;font-weight:600;padding-bottom:6px">${name}</td>`,
  )
  const lines = [
    weekdays,
    ...Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7)),
  ]
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="2" border="0">${lines.map((each) => `<tr>${each.join('')}</tr>`).join('')}</table>${paragraph('', 'padding-top:12px;font-size:15px;color:#082034', 'The white days are the ones with a session.')}`
}
