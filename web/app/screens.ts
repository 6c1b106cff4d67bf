import type { RouteName } from '@app/contract/routes'
import type { ScreenPath } from '@app/contract/screens'
import type { ComponentType } from 'react'
import type { DashboardCall } from './dashboard.queries.ts'

interface Screen {
  /** The build reads the file name of the import here, to preload its code. */
  load: () => Promise<ComponentType>
  /** Has neither the bar nor the foot. */
  isBare?: true
  /** Calls that the document begins before the code is there, besides the one for the person. */
  firstCalls?: readonly RouteName[]
}

const dashboard: Screen = {
  load: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
  firstCalls: ['peekProblem', 'todayCount', 'dailyQuote', 'latestRound'] satisfies DashboardCall[],
}

export const screens: Record<ScreenPath, Screen> = {
  '/': dashboard,
  '/home': dashboard,
  '/login': {
    load: async () => (await import('../modules/account/login-screen.tsx')).LoginScreen,
    isBare: true,
    firstCalls: ['installation'],
  },
  '/privacy': { load: async () => (await import('../modules/privacy/privacy-screen.tsx')).PrivacyScreen },
  '/terms': {
    load: async () => (await import('../modules/terms/terms-screen.tsx')).TermsScreen,
    firstCalls: ['terms'],
  },
  '/verify-email': { load: async () => (await import('../modules/account/verify-email-screen.tsx')).VerifyEmailScreen },
  '/forgot-password': {
    load: async () => (await import('../modules/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  '/reset-password': {
    load: async () => (await import('../modules/account/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  '/change-address': {
    load: async () => (await import('../modules/account/change-address-screen.tsx')).ChangeAddressScreen,
  },
  '/reminder-mails': { load: async () => (await import('../modules/reminders/stop-mails-screen.tsx')).StopMailsScreen },
  '/email-status': { load: async () => (await import('../modules/account/email-status-screen.tsx')).EmailStatusScreen },
  '/solve': {
    load: async () => (await import('./solve-page.tsx')).SolvePage,
    isBare: true,
    firstCalls: ['openRound'],
  },
  '/custom-problem': { load: async () => (await import('../modules/rounds/custom/custom-screen.tsx')).CustomScreen },
  '/rounds/:id': {
    load: async () => (await import('../modules/feedback/round-screen.tsx')).RoundScreen,
    firstCalls: ['finishedRound', 'installation'],
  },
  '/album': {
    load: async () => (await import('../modules/album/album-screen.tsx')).AlbumScreen,
    firstCalls: ['album'],
  },
  '/months/:month': { load: async () => (await import('../modules/months/month-screen.tsx')).MonthScreen },
  '/book': { load: async () => (await import('../modules/book/book-screen.tsx')).BookScreen },
  '/you': { load: async () => (await import('./you-screen.tsx')).YouScreen },
  '/solution-history': { load: async () => (await import('../modules/history/history-screen.tsx')).HistoryScreen },
  '/analytics': { load: async () => (await import('../modules/analytics/analytics-screen.tsx')).AnalyticsScreen },
  '/settings': {
    load: async () => (await import('../modules/settings/settings-screen.tsx')).SettingsScreen,
    firstCalls: [
      'settings',
      'reminders',
      'installation',
      'calendarFeed',
      'listDevices',
      'waysToSignIn',
      'listPasskeys',
      'listConnectedAccounts',
    ],
  },
  '/premium': {
    load: async () => (await import('../modules/premium/premium-screen.tsx')).PremiumScreen,
    firstCalls: ['installation', 'openCryptoPayment'],
  },
  '/premium-success': { load: async () => (await import('../modules/premium/premium-screen.tsx')).PaymentReturnScreen },
  '/subscribe': { load: async () => (await import('../modules/premium/premium-screen.tsx')).SubscribeScreen },
  '/admin': { load: async () => (await import('../modules/admin/users-screen.tsx')).UsersScreen },
  '/admin/status': { load: async () => (await import('../modules/admin/status-screen.tsx')).StatusScreen },
  '/admin/analytics': {
    load: async () => (await import('../modules/admin/guest-analytics-screen.tsx')).GuestAnalyticsScreen,
  },
  '/admin/payments': { load: async () => (await import('../modules/admin/payments-screen.tsx')).PaymentsScreen },
  '/admin/problems': { load: async () => (await import('../modules/admin/problems-screen.tsx')).ProblemsScreen },
  '/admin/shared-ideas': {
    load: async () => (await import('../modules/admin/shared-ideas-screen.tsx')).SharedIdeasScreen,
  },
  '/admin/audit': { load: async () => (await import('../modules/admin/audit-screen.tsx')).AuditScreen },
}

export const notFoundScreen: Screen = {
  load: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
  isBare: true,
}
