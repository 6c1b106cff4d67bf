import { brand } from '../../ui/brand.ts'
import { kept } from './kept.ts'

export function PrivacyScreen() {
  const support = `support@${location.hostname}`
  return (
    <main id="main" className="wrap page privacy">
      <title>{`Privacy — ${brand}`}</title>
      <h1>Privacy, in plain words</h1>
      <p className="lead">
        We keep what a streak needs and nothing about anybody else. No advertising, no tracking, no third parties.
      </p>
      <h2>What is kept, where, and for how long</h2>
      <dl>
        {kept.map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <h2>Who sees it</h2>
      <p>
        You, and whoever runs this server. Your ideas are shown to no other person. We do not sell, share or lend what
        is here, and these pages load nothing from other sites.
      </p>
      <h2>Getting it, deleting it</h2>
      <p>
        Both are in the settings of your account: a copy of everything that belongs to it, and its end. Whoever cannot
        sign in any more writes to <a href={`mailto:${support}`}>{support}</a> from the address of the account. Nobody
        asks for a reason.
      </p>
      <h2>Our terms</h2>
      <ul>
        <li>Your ideas are yours. You let us store them and show them to you.</li>
        <li>One account is for one person. Keep its password to yourself.</li>
        <li>Do not break the place, or use it to harm somebody.</li>
        <li>It is a small exercise, made with care and without a guarantee.</li>
      </ul>
    </main>
  )
}
