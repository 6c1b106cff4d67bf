import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Drawing } from './symbols.tsx'
import './gate.css'

/** What free people see in the place of a screen that comes with Premium. */
export const Gate = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="main" className="wrap page">
    <section className="gate label on-block">
      <div className="box">
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six equal matches that never move
          <Drawing key={index} name="match-new" />
        ))}
      </div>
      <h1>{title}</h1>
      {children}
      <p className="row">
        <Link to="/premium" className="btn">
          Go Premium
        </Link>
        <Link to="/" className="link">
          Back to Home
        </Link>
      </p>
    </section>
  </main>
)
