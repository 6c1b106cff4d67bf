export interface MailLayout {
  title: string
  greeting: string
  paragraphs: readonly string[]
  button: { label: string; url: string }
  footer: readonly string[]
  links?: readonly { label: string; url: string }[]
}

const tagline = 'the two-minute brain trainer'

export function renderMailText({ greeting, paragraphs, button, footer, links = [] }: MailLayout) {
  const more = links.map(({ label, url }) => `${label}:\n${url}`)
  const end = [`-- \nFirecrest, ${tagline}`, ...footer, ...more]
  return [greeting, ...paragraphs, `${button.label}:\n${button.url}`, ...end].join('\n\n')
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeMailHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const style = `
body{margin:0;padding:0;background:#edf8fb}
@media (prefers-color-scheme:dark){
.bg{background:#051728!important}
.card{background:#12283c!important}
.ink{color:#ebf6f8!important}
.quiet{color:#a7bfc8!important}
.button{background:#fad534!important}
.button a{color:#082034!important}
}`

const family = "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const ink = `${family};color:#082034;font-size:17px;line-height:1.55`
const quiet = `${family};color:#395366;font-size:14px;line-height:1.5`
const brand = `${family};color:#082034;font-size:26px;font-weight:800;letter-spacing:-0.03em`
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

export function renderMailHtml({ title, greeting, paragraphs, button, footer, links = [] }: MailLayout) {
  const line = (text: string) => `<p class="ink" style="${ink};margin:0 0 16px">${escapeMailHtml(text)}</p>`
  const small = (text: string) => `<p class="quiet" style="${quiet};margin:0 0 8px">${escapeMailHtml(text)}</p>`
  const further = ({ label, url }: { label: string; url: string }) =>
    `<p class="quiet" style="${quiet};margin:0 0 8px"><a class="quiet" href="${escapeMailHtml(url)}" style="color:#395366">${escapeMailHtml(label)}</a></p>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMailHtml(title)}</title>
<style>${style}
</style>
</head>
<body class="bg" style="background:#edf8fb">
<table ${table} class="bg" bgcolor="#edf8fb"><tr><td align="center" style="padding:32px 16px">
<table ${table} style="max-width:560px">
<tr><td bgcolor="#fad534" style="background:#fad534;padding:20px 32px;border-radius:22px 22px 0 0">
<span style="${brand}">Firecrest</span>
</td></tr>
<tr><td class="card" bgcolor="#fbfeff" style="background:#fbfeff;padding:32px;border-radius:0 0 22px 22px">
${[greeting, ...paragraphs].map(line).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="button" bgcolor="#082034" style="background:#082034;border-radius:999px">
<a href="${escapeMailHtml(button.url)}" style="${family};display:inline-block;padding:14px 28px;color:#fefaeb;font-size:17px;font-weight:600;text-decoration:none">${escapeMailHtml(button.label)}</a>
</td>
</tr></table>
</td></tr>
<tr><td style="padding:24px 32px">
${[...[`Firecrest, ${tagline}`, ...footer].map(small), ...links.map(further)].join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
