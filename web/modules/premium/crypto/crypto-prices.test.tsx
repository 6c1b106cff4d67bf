import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callTo } from '../../../test/server.ts'
import { whole } from '../../../test/whole-text.ts'
import { facts, namesIn, open, refused } from '../test/open-crypto.ts'

test('all seven currencies show with their networks, fees and totals', async () => {
  const { person } = await open({
    [callTo('cryptoPrice', { currency: 'ETH' })]: [200, { amount: 1, priceUSD: 3500, amountExact: '0.03' }],
  })
  expect(namesIn('Currency')).toEqual(['BTC', 'WBTC', 'ETH', 'USDT', 'USDC', 'XRP', 'SOL'])
  await screen.findByText('104.48 USDC')
  expect(facts()).toEqual({
    'Premium, 12 months': '$119.40',
    '12 percent off': '−$14.92',
    'You send': '$104.48',
    'Network fee, from your wallet': 'about $0.50',
    'Total with fee': '$104.98',
  })
  screen.getByText('Estimated amount to send')
  screen.getByText('1 USDC = $1.00')
  screen.getByText('12 percent off, saves $14.92: pay 10.5 months, get 12.')
  screen.getByText('It won’t renew on its own.')
  await person.selectOptions(screen.getByLabelText('Currency'), 'ETH')
  expect(namesIn('Network')).toEqual(['Mainnet', 'Arbitrum', 'Polygon'])
  await person.selectOptions(screen.getByLabelText('Network'), 'mainnet')
  await screen.findByText('0.03 ETH')
  screen.getByText('1 ETH = $3,500.00')
  expect(facts()).toMatchObject({ 'Network fee, from your wallet': 'about $40.00', 'Total with fee': '$144.48' })
  await person.selectOptions(screen.getByLabelText('Currency'), 'USDT')
  expect(namesIn('Network')).toEqual(['Ethereum', 'Arbitrum', 'Polygon', 'Tron'])
})

test('without a price a dollar coin costs its dollars, and any other amount is called a placeholder', async () => {
  const away = refused(503, 'We can’t get prices right now.')
  const { person } = await open({
    [callTo('cryptoPrice', { currency: 'USDC' })]: away,
    [callTo('cryptoPrice', { currency: 'BTC' })]: away,
  })
  await screen.findByText(whole(/^Live prices are unavailable.*You can pay once live prices are back\.$/))
  screen.getByText('104.48 USDC')
  expect(facts()).toMatchObject({
    'You send': '$104.48',
    'Network fee, from your wallet': 'about $0.50',
    'Total with fee': '$104.98',
  })
  expect(document.body.textContent).not.toContain('0.001')
  await person.selectOptions(screen.getByLabelText('Currency'), 'BTC')
  await screen.findByText(whole(/^Live prices are unavailable.*0\.001 BTC is a placeholder/))
  screen.getByText('Placeholder amount')
  screen.getByText('0.001 BTC')
  expect(facts()).toMatchObject({
    'You send': '$104.48',
    'Network fee, from your wallet': 'about $20.00',
    'Total with fee': '$124.48',
  })
})

test('dollars have two decimals but for half a cent, and the parts add up to the total', async () => {
  const { person } = await open({
    [callTo('cryptoPrice', { currency: 'SOL' })]: [200, { amount: 0.6, priceUSD: 171.9331, amountExact: '0.60769' }],
  })
  await person.selectOptions(screen.getByLabelText('Currency'), 'SOL')
  await screen.findByText('0.60769 SOL')
  expect(facts()).toMatchObject({
    'You send': '$104.48',
    'Network fee, from your wallet': 'about $0.005',
    'Total with fee': '$104.485',
  })
})

test('links to four other sites open beside this page, without a referrer', async () => {
  await open()
  const shops = within(screen.getByRole('complementary', { name: 'No crypto yet?' })).getAllByRole('link')
  const links = [...shops, screen.getByRole('link', { name: /^Prices/ })] as HTMLAnchorElement[]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://moonpay.com/buy',
    'https://ramp.network/buy',
    'https://global.transak.com',
    'https://coingecko.com',
  ])
  for (const link of links) expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
})
