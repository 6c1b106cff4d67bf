import type { Appearance } from '@stripe/stripe-js'
import { onTheme } from '../../../ui/theme.ts'

/** Our tokens in the current theme, since Stripe’s frame has none of them. */
export function currentAppearance(): Appearance {
  const color = colorReader()
  const border = `2px solid ${color('--line-strong')}`
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: color('--focus'),
      colorBackground: color('--surface'),
      colorText: color('--ink'),
      colorTextSecondary: color('--ink-2'),
      colorTextPlaceholder: color('--ink-2'),
      colorDanger: color('--danger'),
      fontFamily: 'system-ui, sans-serif',
      fontWeightMedium: '600',
      fontSizeBase: '17px',
      borderRadius: '14px',
      gridRowSpacing: '16px',
    },
    rules: {
      '.Label': { fontWeight: '600', marginBottom: '6px' },
      '.Input': { border, boxShadow: 'none', padding: '13px 16px' },
      '.Input:focus': {
        borderColor: color('--ink'),
        boxShadow: `0 0 0 3px ${color('--ink-sulphur')}`,
        outline: 'none',
      },
      '.Input--invalid': { borderColor: color('--danger'), boxShadow: 'none' },
      '.Error': { fontWeight: '600' },
    },
  }
}

/** Calls back after each change of the theme, by choice or by the system. Returns the function that ends it. */
export function onThemeChange(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', listener)
  const stop = onTheme(listener)
  return () => {
    system.removeEventListener('change', listener)
    stop()
  }
}

/** Stripe does not read OKLCH: a drawn dot has the color in sRGB. */
function colorReader() {
  const tokens = getComputedStyle(document.documentElement)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return (token: string) => {
    if (!pen) return 'currentColor'
    pen.fillStyle = tokens.getPropertyValue(token)
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
}
