import { Logo } from '../ui/logo.tsx'
import { Drawing } from '../ui/symbols.tsx'

/** What stands there before it is known who looks. The built page holds it already; `/` shows the shape of the day. */
export const LoadingShell = () => (
  <div className="shell">
    <header className="bar app">
      <div className="wrap">
        <Logo />
      </div>
    </header>
    <DaySkeleton />
    <main className="elsewhere">
      <Spinner />
    </main>
  </div>
)

const Spinner = () => (
  <div className="spinner" role="status">
    <Drawing name="flame" />
    <h1 className="sr">Loading</h1>
  </div>
)

/** The dashboard in blocks, each where its card will stand. */
export const DaySkeleton = () => (
  <main className="wrap day skeleton">
    <div className="top">
      <div>
        <p className="block date" />
        <p className="block head" />
      </div>
      <div className="quote" />
    </div>
    <div className="grid">
      <div className="today label">
        <picture data-plate="">
          <img width="640" height="800" alt="" />
        </picture>
        <div className="in">
          <Spinner />
        </div>
      </div>
      <div className="stats">
        <div className="card stat streak" />
        <div className="card stat level" />
        <div className="card stat" />
        <div className="card stat" />
      </div>
      <div className="card month" />
    </div>
  </main>
)
