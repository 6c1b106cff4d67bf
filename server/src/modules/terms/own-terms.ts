import { isAllowedTermsLink, parseTerms, type TermsNode } from '@app/contract/terms'
import MarkdownIt, { type Token } from 'markdown-it'
import { StartError } from '../../process/start-error.ts'

export interface OwnTerms {
  content: TermsNode[]
  html: string
}

/** From Markdown. HTML, and links to anything but pages and mails, stay text. */
export function parseOwnTerms(markdown: string): OwnTerms {
  const parser = new MarkdownIt()
  parser.validateLink = isAllowedTermsLink
  const written = parseTerms(elementsOf(parser.parse(markdown, {})))
  if (written.length === 0) throw new StartError('TERMS_FILE has no text to show.')
  const isTitled = written.some((node) => typeof node === 'object' && node.tag === 'h1')
  const content: TermsNode[] = isTitled ? written : [{ tag: 'h1', content: ['Terms'] }, ...written]
  return { content, html: content.map(markupOf).join('') }
}

function elementsOf(tokens: readonly Token[]): unknown[] {
  const top: unknown[] = []
  const open = [top]
  for (const token of tokens) {
    // A paragraph in a list without blank lines is only its text.
    if (token.hidden) continue
    if (token.nesting === -1) open.pop()
    else if (token.nesting === 0) open.at(-1)?.push(...leafOf(token))
    else if (isEmptyLink(token)) open.push(open.at(-1) ?? [])
    else {
      const content: unknown[] = []
      open.at(-1)?.push({ tag: token.tag, ...attributesOf(token), content })
      open.push(content)
    }
  }
  return top
}

const isEmptyLink = (token: Token) => token.type === 'link_open' && !token.attrGet('href')

const attributesOf = (token: Token) => ({
  ...(token.tag === 'a' && { href: token.attrGet('href') }),
  ...(token.tag === 'ol' && token.attrGet('start') !== null && { start: token.attrGet('start') }),
})

function leafOf({ type, tag, content, children }: Token): unknown[] {
  if (type === 'inline') return elementsOf(children ?? [])
  if (type === 'code_inline') return [{ tag: 'code', content: [content] }]
  if (type === 'fence' || type === 'code_block') return [{ tag: 'pre', content: [{ tag: 'code', content: [content] }] }]
  if (type === 'hardbreak' || type === 'hr') return [{ tag, content: [] }]
  return [type === 'softbreak' ? '\n' : content]
}

function markupOf(node: TermsNode): string {
  if (typeof node === 'string') return escaped(node)
  const { tag, href, start, content } = node
  const attributes = [href !== undefined && ` href="${escaped(href)}"`, start !== undefined && ` start="${start}"`]
  const opened = `<${tag}${attributes.filter(Boolean).join('')}>`
  return tag === 'hr' || tag === 'br' ? opened : `${opened}${content.map(markupOf).join('')}</${tag}>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
