import { signOutPath } from '@app/contract/routes'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ChartLine, LogOut, type LucideIcon, User as Person, Settings, Users } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { clearSigningOut, markSigningOut } from '../../api/ended-session.ts'
import type { User } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import { type Address, useNavigation } from '../../router/navigation.ts'
import { displayNameOf, initialsOf } from '../../ui/person-name.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMenu } from '../../ui/use-menu.ts'
import { isNothingUnsent, loadUnsent, noNetworkMessage, signOutOfDevice, type Unsent } from '../offline/sign-out.ts'
import { SignOutDialog } from '../offline/sign-out-dialog.tsx'

const menuId = 'account-menu'

interface MenuLink {
  to: Address
  Icon: LucideIcon
  label: string
}

const links: readonly MenuLink[] = [
  { to: '/settings', Icon: Person, label: 'Profile' },
  { to: '/settings', Icon: Settings, label: 'Settings' },
]
const adminLinks: readonly MenuLink[] = [
  { to: '/admin', Icon: Users, label: 'Users' },
  { to: '/admin/analytics', Icon: ChartLine, label: 'Guest analytics' },
]

function useSignOut({ id }: User, closeMenu: () => void) {
  const { leaveFor } = useNavigation()
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const [isLeaving, setLeaving] = useState(false)

  async function signOut() {
    markSigningOut()
    setLeaving(true)
    const left = await loadUnsent(id)
    const isUnsent = !isNothingUnsent(left)
    if (!isUnsent && (await signOutOfDevice(id, leaveFor))) return
    closeMenu()
    setLeaving(false)
    if (isUnsent) {
      clearSigningOut()
      setUnsent(left)
    } else showToast({ title: 'No Connection', text: noNetworkMessage })
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    // Also where it would open another tab: that one could not ask what becomes of unsent ideas.
    event.preventDefault()
    if (!isLeaving) void signOut()
  }

  return { unsent, isLeaving, stay: () => setUnsent(null), onClick }
}

export function AccountMenu({ user }: { user: User }) {
  const initials = initialsOf(user)
  const name = displayNameOf(user)
  const { isOpen, toggle, close, closeWhenLeft } = useMenu(menuId)
  const signOut = useSignOut(user, close)
  return (
    <>
      <button
        type="button"
        className="avatar"
        aria-controls={menuId}
        aria-expanded={isOpen}
        onClick={toggle}
        aria-label={`Account menu for ${name}, ${initials}`}
      >
        {initials}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for focus that leaves, which only its entries have */}
      <div className="pop" id={menuId} hidden={!isOpen} onBlur={closeWhenLeft}>
        <div className="who">
          <span>
            <b>{name}</b>
            {name !== user.email && <small translate="no">{sanitizeForDisplay(user.email)}</small>}
          </span>
          <Link className="tag" data-plan={user.plan} to="/premium" onClick={close}>
            {user.plan === 'premium' ? 'Premium' : 'Free'}
          </Link>
        </div>
        {[...links, ...(user.role === 'admin' ? adminLinks : [])].map(({ to, Icon, label }) => (
          <Link key={label} to={to} onClick={close}>
            <Icon className="i" />
            <span>{label}</span>
          </Link>
        ))}
        <ThemeSwitch isInMenu />
        <hr />
        <a href={signOutPath} aria-busy={signOut.isLeaving} onClick={signOut.onClick}>
          <LogOut className="i" />
          <span>{signOut.isLeaving ? 'Logging out…' : 'Log out'}</span>
        </a>
      </div>
      {signOut.unsent && <SignOutDialog person={user.id} unsent={signOut.unsent} onStay={signOut.stay} />}
    </>
  )
}
