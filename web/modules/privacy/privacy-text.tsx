import { SupportAddress } from '../support/support-address.tsx'
import { storedData } from './stored-data.ts'

interface Props {
  address: string | null
}

/** Without a call: the build writes it into the page for people without scripts. */
export const PrivacyText = ({ address }: Props) => (
  <>
    <h1>Privacy, in plain words</h1>
    <p className="lead">We keep only what Firecrest needs. No ads, no tracking, and we never sell your data.</p>
    {storedData.map(({ title, about, list }) => (
      <section key={title}>
        <h2>{title}</h2>
        {about && <p>{about}</p>}
        <dl>
          {list.map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <Others address={address} />
    <p>
      See also our <a href="/terms">terms</a>.
    </p>
  </>
)

const Others = ({ address }: Props) => (
  <>
    <h2>Who sees it</h2>
    <p>
      You and the site owner. Other people see only what you share, without your name. If you ask for an AI opinion, the
      model sees the problem and your ideas, also without your name. Two things come from other companies: sign-in with
      another service, and Stripe’s form on the Premium page.
    </p>
    <h2>Download or delete it</h2>
    <p>You can do both in settings. Deleting your account removes your name and everything you wrote.</p>
    <h2 id="support">Contact</h2>
    <p>
      Questions, or can’t sign in? Email <SupportAddress address={address} />. If you have an account, write from its
      email address.
    </p>
  </>
)
