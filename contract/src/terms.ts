import { z } from 'zod'
import type { Calls } from './call.ts'

const tags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'blockquote',
  'ul',
  'ol',
  'li',
  'pre',
  'hr',
  'br',
  'code',
  'strong',
  'em',
  's',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export interface TermsElement {
  tag: (typeof tags)[number]
  href?: string | undefined
  start?: number | undefined
  content: TermsNode[]
}
export type TermsNode = string | TermsElement

export const isAllowedTermsLink = (href: string) => /^(https?:\/\/|mailto:)/i.test(href)

const element: z.ZodType<TermsElement> = z.strictObject({
  tag: z.enum(tags),
  href: z.string().refine(isAllowedTermsLink).optional(),
  start: z.int().optional(),
  get content() {
    return nodes
  },
})
const nodes = z.array(z.union([z.string(), element]))

export const parseTerms = (content: unknown): TermsNode[] => nodes.parse(content)

export const termsCalls = {
  terms: {
    summary: 'The site owner’s own terms',
    access: 'anyone',
    reply: z.strictObject({ content: nodes.nullable() }),
  },
} as const satisfies Calls
