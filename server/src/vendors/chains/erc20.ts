import { decode, encode, from as event } from 'ox/AbiEvent'
import { from as call, decodeResult, encodeData } from 'ox/AbiFunction'
import type { Hex } from 'ox/Hex'

const balanceOf = call('function balanceOf(address owner) view returns (uint256)')
const decimals = call('function decimals() view returns (uint8)')
const transfer = event('event Transfer(address indexed from, address indexed to, uint256 value)')

/** EIP-20. */
export const erc20 = {
  balanceOf: {
    ask: (owner: Hex) => encodeData(balanceOf, [owner]),
    read: (answer: Hex) => decodeResult(balanceOf, answer),
  },
  decimals: { ask: () => encodeData(decimals), read: (answer: Hex) => decodeResult(decimals, answer) },
  topicsOfTransfersTo: (to: Hex) => encode(transfer, { to }).topics,
  readTransfer,
}

/** Null for a log of something else. */
function readTransfer(log: { topics: readonly Hex[]; data: Hex }) {
  try {
    return decode(transfer, log, { checksumAddress: false })
  } catch {
    return null
  }
}
