import { routes } from '@app/contract/routes'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callTo } from '../../../test/server.ts'
import { toast } from '../../../test/toast.ts'
import { visit } from '../../../test/visit.tsx'
import { whole } from '../../../test/whole-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { at, check, config, create, current, open, payment, pending, progress, refused } from '../test/open-crypto.ts'

test('a payment is created: where to, how much, and until when, all of it to be copied', async () => {
  const { person, sent, answers } = await open({ [create]: [200, payment] })
  answers[current] = [200, { payment, standing: pending }]
  await person.click(screen.getByRole('button', { name: 'Get the Address' }))
  await screen.findByText(whole(payment.paymentAddress))
  expect(sent.filter(({ call }) => call === create).map(({ body }) => body)).toEqual([
    { cryptocurrency: 'USDC', network: 'polygon' },
  ])
  await screen.findByRole('img', { name: 'QR code for this payment' })
  expect(screen.getByRole('timer').textContent).toMatch(/^5[01]:\d\d$/)
  expect(screen.getByRole('link', { name: 'Open in a Wallet' }).getAttribute('href')).toBe(payment.uri)
  screen.getByText('Polygon', { selector: 'b' })
  const warning = screen.getByText(/native USDC on Polygon only.*Sent it on Ethereum or Arbitrum\?/)
  const address = screen.getByText(whole(payment.paymentAddress))
  expect(warning.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(`mailto:${config.supportEmail}`)
  await person.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(payment.paymentAddress)
  await screen.findByText('Copied the address.')
  await person.click(screen.getByRole('button', { name: 'Copy amount' }))
  expect(await navigator.clipboard.readText()).toBe('104.48')
  // It is this payment that is looked up from now on, even when another one is newer.
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === current).at(-1)?.search).toBe(`?paymentId=${payment.paymentId}`),
  )
})

const solana = [{ currency: 'SOL', networks: ['mainnet'] }]

test('what is not set up is said beforehand, and cannot be begun', async () => {
  const { person } = await open({ [routes.installation]: [200, { ...config, crypto: solana }] })
  await person.selectOptions(screen.getByLabelText('Currency'), 'USDC')
  await screen.findByText(/can’t take USDC on Ethereum/)
  expect(screen.getByRole('link', { name: config.supportEmail }).getAttribute('href')).toBe(
    `mailto:${config.supportEmail}`,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Get the Address' }).disabled).toBe(true)
})

test('what the server refuses is said with its reason', async () => {
  const why = 'Payments in this currency aren’t set up here.'
  const { person } = await open({ [create]: refused(503, why) })
  await person.click(screen.getByRole('button', { name: 'Get the Address' }))
  ;(await toast('Failed to create crypto payment')).getByText(why)
  expect((await screen.findByRole('alert')).textContent).toBe(`Failed to create crypto payment. ${why}`)
})

test('what is not set up names the operator where no support address is set', async () => {
  const { person } = await open({ [routes.installation]: [200, { ...config, crypto: solana, supportEmail: null }] })
  await person.selectOptions(screen.getByLabelText('Currency'), 'USDC')
  await screen.findByText(whole(/Email the site owner\.$/))
})

test('a server that takes no USDC on Polygon shows first what it takes', async () => {
  await open({ [routes.installation]: [200, { ...config, crypto: solana }] })
  expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('SOL')
})

test.each([
  { cryptocurrency: 'ETH', network: 'polygon', warned: /WETH, not POL/ },
  { cryptocurrency: 'USDT', network: 'tron', warned: /TRC-20/ },
  { cryptocurrency: 'BTC', network: 'mainnet', warned: /Send BTC on its own network only/ },
])('$cryptocurrency on $network comes with its own warning', async ({ warned, ...change }) => {
  await open(at(pending, change))
  await screen.findByText(warned)
})

test('a tag of the XRP ledger is shown and explained', async () => {
  const classicAddress = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY'
  const change = { cryptocurrency: 'XRP', network: 'mainnet', destinationTag: 77, classicAddress, uri: null }
  const { person } = await open(at(pending, change))
  expect((await screen.findByText(/Destination tag/)).textContent).toBe('Destination tag 77')
  screen.getByText(whole(classicAddress))
  await person.click(screen.getByRole('button', { name: 'Copy classic address' }))
  expect(await navigator.clipboard.readText()).toBe(classicAddress)
  await person.click(screen.getByRole('button', { name: 'Copy tag' }))
  expect(await navigator.clipboard.readText()).toBe('77')
  expect(screen.queryByRole('link', { name: 'Open in a Wallet' })).toBeNull()
})

test('a payment that only its reference tells apart asks for the code, not for the address', async () => {
  await open(at(pending, { cryptocurrency: 'SOL', network: 'mainnet', uri: 'solana:mv1?amount=0.6&reference=8x' }))
  await screen.findByText(/^Scan the code or press “Open in a Wallet”/)
  expect(screen.queryByText(/this payment’s own address/)).toBeNull()
})

test('an open payment is found again, and its confirmations count up on the screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { answers, left } = await open(at(pending))
  progress().getByText(pending.message)
  const turn = (standing: unknown) => {
    answers[current] = [200, { payment, standing }]
    return act(() => vi.advanceTimersByTimeAsync(5_000))
  }
  await turn({ status: 'confirming', confirmations: 7, required: 12, message: 'x' })
  await progress().findByRole('heading', { name: 'Received, 7 of 12 confirmations' })
  // All of it is sent, so nothing asks for it a second time.
  expect(screen.queryByText(whole(payment.paymentAddress))).toBeNull()
  progress().getByText(/^About one more minute\. You can close this page/)
  expect(screen.queryByRole('timer')).toBeNull()
  await turn(pending)
  await progress().findByRole('heading', { name: 'Nothing received yet' })
  await turn({ status: 'verified', message: 'Your payment arrived. Premium is yours for a year.' })
  await progress().findByText('Your payment arrived. Premium is yours for a year.')
  expect(left).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(left).toEqual(['/premium?success=true'])
})

test('the surplus is shown until the person goes on', async () => {
  const read = callTo('confirmSurplus', { id: payment.paymentId })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const message = 'Premium is yours for a year. You overpaid by 5.52 USDC. Email us and we’ll send it back.'
  const { person, left, sent } = await open({
    ...at({ status: 'verified', surplus: '5.52', message }),
    [read]: [204, undefined],
  })
  progress().getByText(message)
  expect(progress().getByRole('link', { name: config.supportEmail }).getAttribute('href')).toBe(
    `mailto:${config.supportEmail}`,
  )
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(left).toEqual([])
  await person.click(progress().getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(left).toEqual(['/premium?success=true']))
  expect(sent.filter(({ call }) => call === read)).toHaveLength(1)
})

test.each([
  { standing: pending, tab: 'Crypto', why: 'who has begun a payment in coins finds it' },
  {
    standing: { status: 'rejected', isUnderReview: true, message: 'A person looks at it.' },
    tab: 'Crypto',
    why: 'so does who waits for a person',
  },
  { standing: { status: 'expired', message: 'Time’s up.' }, tab: 'Card', why: 'what is over opens nothing' },
])('$why without a press: $tab', async ({ standing, tab }) => {
  visit('/premium', { [routes.installation]: [200, config], ...at(standing) })
  await screen.findByRole('tab', { name: /^Crypto/ })
  if (tab === 'Crypto') await screen.findByText('Choose a coin and network')
  screen.getByRole('tab', { name: new RegExp(`^${tab}`), selected: true })
})

test('coins that opened by themselves stay in view when their payment is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers: NonNullable<Parameters<typeof visit>[1]> = { [routes.installation]: [200, config], ...at(pending) }
  visit('/premium', answers)
  await screen.findByRole('heading', { name: 'Send exactly this amount' })
  Object.assign(answers, at({ status: 'expired', message: 'Time’s up.' }))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await progress().findByText('Time’s up.')
  screen.getByRole('tab', { name: /^Crypto/, selected: true })
})

test('a network without numbers is waited for in words', async () => {
  await open(at({ status: 'confirming', message: 'It waits until the network calls it final.' }))
  progress().getByRole('heading', { name: 'Received, not final yet' })
  progress().getByText('It waits until the network calls it final.')
})

const short = {
  status: 'underpaid',
  message: '100 of 104.48 USDC arrived. Send the rest to the same address before time runs out.',
  rest: { received: '100', amountExact: '4.48', uri: 'ethereum:0x1@137/transfer?address=0x2&uint256=4480000' },
}

test('after a part of the amount only the rest is asked for: to read, to copy and in the code', async () => {
  await open(at(pending))
  const code = async () => (await screen.findByRole('img', { name: 'QR code for this payment' })).innerHTML
  const codeOfAll = await code()
  cleanup()
  const { person } = await open(at(short))
  progress().getByText(short.message)
  screen.getByText(whole(payment.paymentAddress))
  screen.getByRole('heading', { name: /Send the rest/ })
  screen.getByText('4.48 USDC')
  screen.getByText('100 of 104.48 USDC has arrived.')
  expect(screen.queryByText(/Send exactly/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Open in a Wallet' }).getAttribute('href')).toBe(short.rest.uri)
  expect(await code()).not.toBe(codeOfAll)
  await person.click(screen.getByRole('button', { name: 'Copy amount' }))
  expect(await navigator.clipboard.readText()).toBe('4.48')
  expect(screen.queryByRole('button', { name: 'Start Again' })).toBeNull()
})

test('a failure that was said before the money was seen does not stay over it', async () => {
  const why = 'It went to another address.'
  const { person, answers } = await open({ ...at(pending), [check]: [200, { status: 'rejected', message: why }] })
  await person.type(screen.getByLabelText(/transaction hash/), '0xbad')
  await person.click(screen.getByRole('button', { name: 'Verify' }))
  await toast('Verification Failed')
  await screen.findByText(why)
  answers[check] = [200, short]
  await person.click(screen.getByRole('button', { name: 'Verify' }))
  await screen.findByRole('heading', { name: /Send the rest/ })
  await waitFor(() => expect(screen.queryByText('Verification Failed')).toBeNull())
  expect(screen.queryByText(why)).toBeNull()
})

test('a failure does not stay when the page finds the money by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const why = 'It went to another address.'
  const { person, answers } = await open({ ...at(pending), [check]: [200, { status: 'rejected', message: why }] })
  await person.type(screen.getByLabelText(/transaction hash/), '0xbad')
  await person.click(screen.getByRole('button', { name: 'Verify' }))
  await screen.findByText(why)
  showToast({ title: 'Verification Failed', tone: 'danger', durationMs: 1_000_000 })
  answers[current] = [200, { payment, standing: short }]
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await screen.findByRole('heading', { name: /Send the rest/ })
  await waitFor(() => expect(screen.queryByText('Verification Failed')).toBeNull())
  expect(screen.queryByText(why)).toBeNull()
})

test('a failure stays while only the sentence about the payment changes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const why = 'It went to another address.'
  const { person, answers } = await open({ ...at(pending), [check]: [200, { status: 'rejected', message: why }] })
  await person.type(screen.getByLabelText(/transaction hash/), '0xbad')
  await person.click(screen.getByRole('button', { name: 'Verify' }))
  await screen.findByText(why)
  answers[current] = [200, { payment, standing: { ...pending, message: 'Still waiting.' } }]
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await progress().findByText('Still waiting.')
  screen.getByText(why)
})

test.each(['expired', 'rejected'])(
  'after a payment that is %s nothing is sent there, and another begins',
  async (status) => {
    const { person, answers } = await open({ ...at({ status, message: 'So it is.' }), [create]: [200, payment] })
    progress().getByText('So it is.')
    expect(screen.queryByText(whole(payment.paymentAddress))).toBeNull()
    answers[current] = [200, { payment, standing: pending }]
    await person.click(screen.getByRole('button', { name: 'Start Again' }))
    await screen.findByText(whole(payment.paymentAddress))
  },
)

test('a hash is required, and one that is not found can be corrected', async () => {
  const { person, sent, answers } = await open(at(pending))
  const verify = () => person.click(screen.getByRole('button', { name: 'Verify' }))
  await verify()
  await screen.findByText('Please enter transaction hash')
  expect(sent.some(({ call }) => call === check)).toBe(false)
  answers[check] = refused(400, 'That isn’t a transaction hash for this network.')
  await person.type(screen.getByLabelText(/transaction hash/), ' 0xbad ')
  expect(screen.queryByText('Please enter transaction hash')).toBeNull()
  await verify()
  ;(await toast('Verification Failed')).getByText('Please check your transaction hash and try again')
  await screen.findByText('That isn’t a transaction hash for this network.')
  answers[check] = [200, { status: 'rejected', message: 'It went to another address.' }]
  await verify()
  await screen.findByText('It went to another address.')
  progress().getByRole('heading', { name: 'Nothing received yet' })
  answers[check] = [200, { status: 'confirming', confirmations: 1, required: 128, message: 'x' }]
  await verify()
  await progress().findByRole('heading', { name: 'Received, 1 of 128 confirmations' })
  expect(sent.findLast(({ call }) => call === check)?.body).toEqual({
    paymentId: payment.paymentId,
    transactionHash: '0xbad',
  })
})

test('another coin can be chosen meanwhile, and the open payment comes back', async () => {
  const { person } = await open({
    ...at(pending),
    [callTo('cryptoPrice', { currency: 'BTC' })]: [
      200,
      { amount: 0.001, priceUSD: 100_000, amountExact: '0.00104480' },
    ],
  })
  screen.getByRole('img', { name: 'Done' })
  await person.click(screen.getByRole('button', { name: 'Change Coin' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Choose a coin and network' }))
  expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('USDC')
  await person.selectOptions(screen.getByLabelText('Currency'), 'BTC')
  expect(screen.queryByText(whole(payment.paymentAddress))).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Back to Your Open Payment' }))
  await screen.findByText(whole(payment.paymentAddress))
})

test('without an answer on open payments one can still begin', async () => {
  await open({ [current]: null })
  screen.getByRole('button', { name: 'Get the Address' })
})
