import type { RouteName } from '@app/contract/routes'
import type { ScreenPath } from '@app/contract/screens'
import type { ComponentType } from 'react'
import { dashboardCalls } from './dashboard-calls.ts'

interface Screen {
  /** The build reads the file name of the import here, to preload its code. */
  load: () => Promise<ComponentType>
  isFramed: boolean
  /** Calls that the document begins before the code is there, besides the one for the person. */
  firstCalls?: readonly RouteName[]
}

const dashboard: Screen = {
  load: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
  isFramed: true,
  firstCalls: dashboardCalls,
}

export const screens: Record<ScreenPath, Screen> = {
  '/': dashboard,
  '/home': dashboard,
  '/login': {
    load: async () => (await import('../modules/account/login-screen.tsx')).LoginScreen,
    isFramed: false,
    firstCalls: ['installation'],
  },
  '/privacy': {
    load: async () => (await import('../modules/privacy/privacy-screen.tsx')).PrivacyScreen,
    isFramed: true,
  },
  '/terms': {
    load: async () => (await import('../modules/terms/terms-screen.tsx')).TermsScreen,
    isFramed: true,
    firstCalls: ['terms'],
  },
  '/verify-email': {
    load: async () => (await import('../modules/account/verify-email-screen.tsx')).VerifyEmailScreen,
    isFramed: true,
  },
  '/forgot-password': {
    load: async () => (await import('../modules/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
    isFramed: true,
  },
  '/reset-password': {
    load: async () => (await import('../modules/account/reset-password-screen.tsx')).ResetPasswordScreen,
    isFramed: true,
  },
  '/change-address': {
    load: async () => (await import('../modules/account/change-address-screen.tsx')).ChangeAddressScreen,
    isFramed: true,
  },
  '/reminder-mails': {
    load: async () => (await import('../modules/reminders/stop-mails-screen.tsx')).StopMailsScreen,
    isFramed: true,
  },
  '/email-status': {
    load: async () => (await import('../modules/account/email-status-screen.tsx')).EmailStatusScreen,
    isFramed: true,
  },
  '/solve': {
    load: async () => (await import('./solve-page.tsx')).SolvePage,
    isFramed: false,
    firstCalls: ['openRound'],
  },
  '/custom-problem': {
    load: async () => (await import('../modules/rounds/custom/custom-screen.tsx')).CustomScreen,
    isFramed: true,
  },
  '/rounds/:id': {
    load: async () => (await import('../modules/feedback/round-screen.tsx')).RoundScreen,
    isFramed: true,
    firstCalls: ['finishedRound', 'installation'],
  },
  '/album': {
    load: async () => (await import('../modules/album/album-screen.tsx')).AlbumScreen,
    isFramed: true,
    firstCalls: ['album'],
  },
  '/months/:month': {
    load: async () => (await import('../modules/months/month-screen.tsx')).MonthScreen,
    isFramed: true,
  },
  '/book': {
    load: async () => (await import('../modules/book/book-screen.tsx')).BookScreen,
    isFramed: true,
  },
  '/solution-history': {
    load: async () => (await import('../modules/history/history-screen.tsx')).HistoryScreen,
    isFramed: true,
  },
  '/analytics': {
    load: async () => (await import('../modules/analytics/analytics-screen.tsx')).AnalyticsScreen,
    isFramed: true,
  },
  '/settings': {
    load: async () => (await import('../modules/settings/settings-screen.tsx')).SettingsScreen,
    isFramed: true,
    firstCalls: [
      'settings',
      'reminders',
      'installation',
      'calendarFeed',
      'listDevices',
      'waysToSignIn',
      'listConnectedAccounts',
    ],
  },
  '/premium': {
    load: async () => (await import('../modules/premium/premium-screen.tsx')).PremiumScreen,
    isFramed: true,
    firstCalls: ['installation'],
  },
  '/premium-success': {
    load: async () => (await import('../modules/premium/premium-screen.tsx')).PaymentReturnScreen,
    isFramed: true,
  },
  '/subscribe': {
    load: async () => (await import('../modules/premium/premium-screen.tsx')).SubscribeScreen,
    isFramed: true,
  },
  '/admin': {
    load: async () => (await import('../modules/admin/users-screen.tsx')).UsersScreen,
    isFramed: true,
  },
  '/admin/status': {
    load: async () => (await import('../modules/admin/status-screen.tsx')).StatusScreen,
    isFramed: true,
  },
  '/admin/analytics': {
    load: async () => (await import('../modules/admin/analytics-screen.tsx')).AnalyticsScreen,
    isFramed: true,
  },
  '/admin/payments': {
    load: async () => (await import('../modules/admin/payments-screen.tsx')).PaymentsScreen,
    isFramed: true,
  },
  '/admin/problems': {
    load: async () => (await import('../modules/admin/problems-screen.tsx')).ProblemsScreen,
    isFramed: true,
  },
  '/admin/shared-ideas': {
    load: async () => (await import('../modules/admin/shared-ideas-screen.tsx')).SharedIdeasScreen,
    isFramed: true,
  },
  '/admin/audit': {
    load: async () => (await import('../modules/admin/audit-screen.tsx')).AuditScreen,
    isFramed: true,
  },
}

export const notFoundScreen: Screen = {
  load: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
  isFramed: false,
}
