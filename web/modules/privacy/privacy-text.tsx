import { SupportAddress } from '../support/support-address.tsx'
import { storedData } from './stored-data.ts'

interface Props {
  address: string | null
}

/** Without a call: the build writes it into the page for people without scripts. */
export const PrivacyText = ({ address }: Props) => (
  <>
    <h1>Privacy, in plain words</h1>
    <p className="lead">
      We keep what a streak needs and nothing about anybody else. No advertising, no tracking, nothing sold.
    </p>
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
      What we ask of each other stands in the <a href="/terms">terms</a>.
    </p>
  </>
)

const Others = ({ address }: Props) => (
  <>
    <h2>Who sees it</h2>
    <p>
      You, and the operator of this server. Your ideas are shown to no other person, but for those that you let others
      see, without your name. We do not sell, share or lend what is here. No third party sees you come, but a service
      that you sign in by, and Stripe on the page of the plans, where it takes cards: no other page loads anything from
      elsewhere.
    </p>
    <h2>Getting it, deleting it</h2>
    <p>
      Both are in the settings of your account: a copy of everything that belongs to it, and its end. With the account
      goes all that names you or that you wrote, at once. Nobody asks for a reason.
    </p>
    <h2 id="support">Asking somebody</h2>
    <p>
      If you cannot sign in any more, or want to know more, write to <SupportAddress address={address} />, about an
      account best from its own address.
    </p>
  </>
)
