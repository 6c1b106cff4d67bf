import { brand } from './brand.ts'
import * as styles from './styles/logo.module.css'
import { Drawing } from './symbols.tsx'

export const logo = {
  className: styles.logo,
  'data-part': 'logo',
  'aria-label': `${brand}, home`,
  children: (
    <>
      <Drawing name="bird" />
      <span translate="no">{brand}</span>
    </>
  ),
}

/** A full load: at `/` the server chooses between the landing page and the app. */
export const Logo = () => <a href="/" {...logo} />
