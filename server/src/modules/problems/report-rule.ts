import { createHmac } from 'node:crypto'
import { oldestSecretOf } from '../../process/secret.ts'

/** So many reports that count hide what was reported, or bring it before an admin. */
export const minReportsToHide = 3

/** Accounts made for reports count for nothing: `u` is an account and `g` its progress. */
export const mayReportSql = `u.created_at <= :now::timestamptz - interval '3 days' and g.total_solved >= 3`

/** Says only whether two reports of one thing come from one network. */
export const hashReportNetwork = (secret: string, about: string, network: string) =>
  createHmac('sha256', oldestSecretOf(secret)).update(`report ${about} ${network}`).digest('base64url')
