import {
  pagePlaceholders,
  type SharedPagePart,
  sharedPageMarkers,
  sharedPagePlaceholders,
  termsMarkers,
} from '@app/contract/page-placeholders'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { LandingPage } from '../landing/page.tsx'
import { PremiumHead } from '../modules/premium/premium-head.tsx'
import * as privacyPage from '../modules/privacy/privacy.module.css'
import { PrivacyText } from '../modules/privacy/privacy-text.tsx'
import * as solve from '../modules/rounds/solve.module.css'
import * as solveBar from '../modules/rounds/solve-bar.module.css'
import { GonePage } from '../modules/share-links/shared-page/gone-page.tsx'
import { SharedPage } from '../modules/share-links/shared-page/shared-page.tsx'
import * as termsPage from '../modules/terms/terms.module.css'
import { TermsText } from '../modules/terms/terms-text.tsx'
import { NoNetworkPage } from '../pwa/no-network/no-network-page.tsx'
import { Logo, LogoBar } from '../ui/logo.tsx'
import { SymbolDrawing, Symbols } from '../ui/symbols.tsx'
import * as styles from './loading-shell.module.css'
import { LoadingShell } from './loading-shell.tsx'
import { RoundSkeleton } from './round-skeleton.tsx'

/** What stands in each page that the build makes; the server fills in the address. */
export async function renderPages() {
  const address = pagePlaceholders.supportEmail
  const terms = await textOf(<TermsText address={address} />)
  const root = await textOf(<Skeletons />)
  const main = (text: string, ...names: string[]) => ({ name: ['wrap', 'page', ...names].join(' '), text })
  return {
    'landing.html': { root: await textOf(<LandingPage />) },
    'shared.html': { root: await sharedRoot() },
    'no-network.html': { root: await textOf(<NoNetworkPage />) },
    'app.html': { root, noscript: main(await textOf(<WithoutScripts />)) },
    'privacy.html': { root, noscript: main(await textOf(<PrivacyText address={address} />), privacyPage.privacy) },
    'terms.html': { root, noscript: main(`${termsMarkers.start}${terms}${termsMarkers.end}`, termsPage.termsPage) },
  }
}

/** The server sends one of the four, with its words in place of the placeholders. */
async function sharedRoot() {
  const part = async (name: SharedPagePart, page: ReactNode) =>
    `${sharedPageMarkers(name).start}${await textOf(page)}${sharedPageMarkers(name).end}`
  const problem = <SharedPage shared={sharedProblem} thinker={sharedThinker} />
  return (
    (await part('problem', problem)) +
    (await part('over', <GonePage why="over" />)) +
    (await part('missing', <GonePage why="missing" />)) +
    (await part('busy', <GonePage why="busy" />))
  )
}

const sharedProblem = {
  code: sharedPagePlaceholders.code,
  problem: {
    id: sharedPagePlaceholders.problemId,
    category: sharedPagePlaceholders.category,
    text: sharedPagePlaceholders.problem,
  },
  thinkerId: 'my-own-path',
} as const

const sharedThinker = {
  id: sharedPagePlaceholders.thinkerId,
  name: sharedPagePlaceholders.thinkerName,
  superpower: sharedPagePlaceholders.superpower,
  rule: sharedPagePlaceholders.rule,
}

async function textOf(page: ReactNode) {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(prelude).text()
}

const WithoutScripts = () => (
  <>
    <h1>This page needs JavaScript</h1>
    <p className="lead">
      You can still read <a href="/">the home page</a> and <a href="/privacy">our privacy page</a>.
    </p>
  </>
)

const Skeletons = () => (
  <>
    <Symbols />
    <PremiumSkeleton />
    <RoundSkeleton />
    <SolveSkeleton />
    <LoadingShell />
  </>
)

/** The top of /premium; first-view/foot.ts shows it to people on the free plan. */
const PremiumSkeleton = () => (
  <div className={`${styles.shell} ${styles.offering}`}>
    <LogoBar />
    <main className="wrap page">
      <span className={`link ${styles.back}`}>
        <ArrowLeft className="i" />
        Back to Dashboard
      </span>
      <PremiumHead />
    </main>
  </div>
)

const filledWith = (part: 'category' | 'difficulty' | 'text') => ({ 'data-round': part })

/** The top of /solve, empty; first-view/foot.ts writes the problem into it. */
const SolveSkeleton = () => (
  <div className={`${styles.shell} ${styles.solving}`}>
    <header className={`bar ${solveBar.solveBar}`}>
      <div className="wrap">
        <Logo />
        <span />
        <div className={`${solveBar.solveControls} ${solve.solveControls}`} />
      </div>
    </header>
    <main className={`wrap ${solve.solve} ${styles.solve}`}>
      <div className={solve.problemHead}>
        <p className={solve.meta}>
          <span className="tag" {...filledWith('category')} />
          <span className="tag mint" {...filledWith('difficulty')} />
        </p>
        <h1 {...filledWith('text')} />
      </div>
      <div className={styles.spinner} role="status">
        <SymbolDrawing name="flame" />
        <p className="sr">Loading</p>
      </div>
    </main>
  </div>
)
