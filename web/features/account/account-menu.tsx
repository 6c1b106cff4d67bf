import { LogOut } from 'lucide-react'
import type { User } from '../../api/session.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { initialsOf, nameOf } from './initials.ts'

/** The avatar and what opens beneath it: Escape and a press elsewhere close it, Tab walks through it. */
export function AccountMenu({ user }: { user: User }) {
  const initials = initialsOf(user)
  const name = nameOf(user)
  return (
    <>
      <button
        type="button"
        className="avatar"
        popoverTarget="account-menu"
        aria-label={`${initials}, account menu of ${name}`}
      >
        {initials}
      </button>
      <div className="pop" id="account-menu" popover="auto">
        <div className="who">
          <span>
            <b>{name}</b>
            {name !== user.email && <small>{user.email}</small>}
          </span>
          <span className={`tag ${user.plan}`}>{user.plan === 'premium' ? 'Premium' : 'Free'}</span>
        </div>
        <ThemeSwitch inMenu />
        <hr />
        <a href="/api/logout">
          <LogOut className="i" />
          Log out
        </a>
      </div>
    </>
  )
}
