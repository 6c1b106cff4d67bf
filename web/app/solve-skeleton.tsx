import { Timer } from 'lucide-react'
import { Logo } from '../ui/logo.tsx'
import { Drawing } from '../ui/symbols.tsx'

const filledWith = (part: 'category' | 'difficulty' | 'text') => ({ 'data-round': part })

/** The top of /solve, empty: first-content.ts writes the problem into it, where the screen will draw the same. */
export const SolveSkeleton = () => (
  <div className="shell solving">
    <header className="bar solve-bar">
      <div className="wrap">
        <Logo />
        <span />
        <div className="solve-controls" />
      </div>
    </header>
    <main className="wrap solve">
      <div className="problem-head">
        <p className="meta">
          <span className="tag" {...filledWith('category')} />
          <span className="tag mint" {...filledWith('difficulty')} />
          <span className="tag brand">
            <Timer className="i" />2 min
          </span>
        </p>
        <h1 {...filledWith('text')} />
      </div>
      <div className="spinner" role="status">
        <Drawing name="flame" />
        <p className="sr">Loading</p>
      </div>
    </main>
  </div>
)
