import { techniques } from '@app/content/techniques'
import { thinkers } from '@app/content/thinkers'
import { sharedPagePlaceholders as places, sharedPageHomes } from '@app/contract/page-placeholders'
import { sharedProblemPath } from '@app/contract/routes'
import { sanitizeForDisplay } from '@app/domain/text/text'
import type { Context, Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { type PageFilling, setFilledPage } from '../../http/filled-page.ts'
import { redirectResponse, sentenceResponse } from '../../http/responses.ts'
import type { GuestDeps } from '../guest/guest-cookie.ts'
import { limitGuests } from '../guest/score-guest-ideas.ts'
import { createPictureCache } from './problem-picture.ts'
import { loadSharedProblem, readLimitOfNetwork, type SharedProblem } from './share-links.routes.ts'

const picture = '.png'

/** The page of a link, and the picture that other sites show of it. A wrong code answers like one that was taken back. */
export function registerSharedPages(app: Hono, deps: GuestDeps) {
  const limit = limitGuests(deps, readLimitOfNetwork)
  const pictures = createPictureCache()

  app.get(`${sharedProblemPath}:file`, async (c, next) => {
    const file = c.req.param('file')
    try {
      limit(c)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (file.endsWith(picture)) return sentenceResponse(error)
      setFilledPage(c, { status: 429, retryAfter: error.retryAfter, parts: ['busy'], values: homeValues('guest') })
      return await next()
    }
    if (file.endsWith(picture)) return await sendPicture(c, file.slice(0, -picture.length))
    setFilledPage(c, await pageOf(c, file))
    return await next()
  })

  // It is the same page, written without the slash at its end.
  app.get(`${sharedProblemPath}:file/`, (c) => {
    const { pathname, search } = new URL(c.req.url)
    return redirectResponse(pathname.slice(0, -1) + search)
  })

  async function sendPicture(c: Context, code: string) {
    const { problemId, text } = await loadSharedProblem(deps, code)
    const png = await pictures.of(problemId, text)
    return c.body(new Uint8Array(png), 200, {
      'content-type': 'image/png',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  }

  const pageOf = (c: Context, code: string): Promise<PageFilling> =>
    loadSharedProblem(deps, code).then(
      (shared) => ({ status: 200, parts: ['problem', 'preview'], values: valuesOf(code, shared) }),
      async (error) => {
        if (!(error instanceof AppError)) throw error
        const values = homeValues((await deps.readSession(c)) ? 'member' : 'guest')
        if (error.code === 'link_over') return { status: 410, parts: ['over'], values }
        return { status: 404, parts: ['missing'], values }
      },
    )
}

function homeValues(visitor: keyof typeof sharedPageHomes) {
  const { to, name } = sharedPageHomes[visitor]
  return { [places.home]: to, [places.homeName]: name }
}

function valuesOf(code: string, { problemId, category, text, card }: SharedProblem) {
  const thinker = thinkers.find(({ id }) => id === card.thinkerId) ?? thinkers[0]
  return {
    [places.code]: code,
    [places.problemId]: problemId,
    [places.category]: category,
    [places.problem]: sanitizeForDisplay(text),
    [places.thinkerId]: thinker.id,
    [places.thinkerName]: thinker.name,
    [places.superpower]: thinker.superpower,
    [places.rule]: techniques[thinker.id].rule,
  }
}
