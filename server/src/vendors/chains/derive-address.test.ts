import { describe, expect, test } from 'vitest'
import { createAddressDerivers, parsePublicKey } from './derive-address.ts'

// The public test vector of BIP39 and BIP84: eleven times "abandon", then "about".
const keys = {
  zpub: 'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
  xpub: 'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V',
  evm: 'xpub6EF8jXqFeFEW5bwMU7RpQtHkzE4KJxcqJtvkCjJumzW8CPpacXkb92ek4WzLQXjL93HycJwTPUAcuNxCqFPKKU5m5Z2Vq4nCyh5CyPeBFFr',
  tron: 'xpub6EuK4CZWW5urEHdwAVDdDw327danAtccFcrXYvgf1DHrPXRwErt36xStQ2PNhn4hpwzPbzJ8pJVpewgChRnSs59q5Ay61GCfQZKUe71gbLq',
}
const secret = {
  zprv: 'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE',
  xprv: 'xprvA1FnL2JMosgCs7rtN5tp3kM2SCDpuVtywg19QLuJDey9KbVS4zSLbELGDFdugxESvYxCU1wEJhDmMXvHKwmpCLd8QSoUJCHmVHCGvpFPxiw',
}

describe('an address is made of a public key, and is the one that the wallet of the key has', () => {
  test.each([
    ['BIP84, as zpub', 'bitcoin', keys.zpub, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['BIP84, as xpub', 'bitcoin', keys.xpub, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['BIP84, the second one', 'bitcoin', keys.zpub, 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    ['BIP44 of Ethereum', 'evm', keys.evm, 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['BIP44 of TRON', 'tron', keys.tron, 0, 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ] as const)('%s', (_, family, key, index, address) => {
    expect(createAddressDerivers({ [family]: key })[family]?.(index)).toEqual({ address, memo: '' })
  })
})

test('payments to one account of the XRP ledger differ by a tag of 32 bits, never by 0', () => {
  const line = createAddressDerivers({ xrp: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY' }).xrp
  const tags = Array.from({ length: 50 }, (_, i) => Number(line?.(i).memo))
  expect(new Set(tags).size).toBe(50)
  expect(tags.every((tag) => Number.isInteger(tag) && tag > 0 && tag < 2 ** 32)).toBe(true)
})

test('payments to one account of Solana differ by a reference that nobody holds a key of', () => {
  const line = createAddressDerivers({ solana: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN' }).solana
  const references = [line?.(0).memo, line?.(0).memo]
  expect(new Set(references).size).toBe(2)
  for (const each of references) expect(each).toMatch(/^[1-9A-HJ-NP-Za-km-z]{43,44}$/)
})

describe('attack 39: a key that could spend is refused, and not repeated', () => {
  test.each(Object.entries(secret))('%s', (_, key) => {
    expect(() => parsePublicKey(key)).toThrow(/private key/)
    expect(() => parsePublicKey(key)).not.toThrow(new RegExp(key.slice(4, 20)))
  })
  test.each(['', 'xpub', keys.zpub.slice(0, -1), '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'])(
    '%j is no key',
    (text) => {
      expect(() => parsePublicKey(text)).toThrow(/must be an extended public key/)
    },
  )
})
