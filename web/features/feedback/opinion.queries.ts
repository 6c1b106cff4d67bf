import type { roundOpinion } from '@app/contract/feedback'
import { useMutation } from '@tanstack/react-query'
import { call, sentenceOf } from '../../api/call.ts'
import { showToast } from '../../ui/toast.ts'

/** Asked for by hand; the server keeps the answer, so a second time gets the same one. */
export const useRoundOpinion = (id: string) =>
  useMutation({
    mutationFn: () =>
      call<typeof roundOpinion>({ method: 'POST', path: '/api/rounds/:id/opinion' }, { params: { id } }),
    onError: (error) =>
      showToast({
        title: 'Error',
        text: sentenceOf(error, 'There is no opinion to be had right now.'),
        tone: 'danger',
      }),
  })
