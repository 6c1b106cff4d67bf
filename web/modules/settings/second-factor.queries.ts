import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { withProof } from '../account/with-proof.ts'
import { useAfterSignInMethodChange } from './settings.queries.ts'

export const useBeginFactor = () =>
  useMutation({ mutationFn: () => withProof('turn on the authenticator app', () => api.beginSecondFactor()) })

/* `onSuccess` of a hook runs although its part has gone: the sections change with what is on. */

export function useConfirmFactor(onCodes: (codes: readonly string[]) => void) {
  const refresh = useAfterSignInMethodChange()
  return useMutation({
    mutationFn: (code: string) =>
      withProof('turn on the authenticator app', () => api.confirmSecondFactor({ body: { code } })),
    onSuccess: ({ codes }) => {
      onCodes(codes)
      return refresh()
    },
  })
}

export function useRemoveFactor(onOff: () => void) {
  const refresh = useAfterSignInMethodChange()
  return useMutation({
    mutationFn: () => withProof('turn off the authenticator app', () => api.removeSecondFactor()),
    onSuccess: () => {
      onOff()
      return refresh()
    },
  })
}

export const useRenewCodes = () =>
  useMutation({
    mutationFn: () => withProof('make new recovery codes', () => api.renewRecoveryCodes()),
    onSuccess: useAfterSignInMethodChange(),
  })

export const useAskTrustedDevices = () =>
  useMutation({
    mutationFn: (on: boolean) =>
      withProof('change when the code is asked', () => api.askKnownDevices({ body: { on } })),
    onSuccess: useAfterSignInMethodChange(),
  })

export const useRemovePassword = () =>
  useMutation({
    mutationFn: () => withProof('remove your password', () => api.removePassword()),
    onSuccess: useAfterSignInMethodChange(),
  })
