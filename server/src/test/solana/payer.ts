import { randomBytes } from 'node:crypto'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstruction,
  compressTransactionMessageUsingAddressLookupTables,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import type { Solana } from './node.ts'
import { mints, place, tokenProgram } from './tokens.ts'

const systemProgram = address('11111111111111111111111111111111')
const tableProgram = address('AddressLookupTab1e1111111111111111111111111')

export const anyKey = (): Address => getAddressDecoder().decode(randomBytes(32))

/** Somebody with a thousand SOL and a wallet that is the real library. */
export async function openPayer(node: Solana, signer?: KeyPairSigner) {
  const payer = signer ?? (await generateKeyPairSigner())
  node.svm.airdrop(payer.address, lamports(1_000_000_000_000n))
  const tables: Record<Address, Address[]> = {}
  const send = sender(node.url, payer, tables)

  /** As a wallet does that has read a `solana:` address: the reference is named, and nothing happens to it. */
  const pay = (to: string, amount: bigint, references: readonly string[] = []) =>
    send(transfer(payer.address, address(to), amount, references.map(address)))

  /** Sends a token to an account of theirs, in the name of the reference. */
  async function payToken(to: string, amount: bigint, reference: string, mint: Address = mints.wrappedSol) {
    const [from, into] = [anyKey(), anyKey()]
    holdTokens(node, from, payer.address, amount, mint)
    holdTokens(node, into, address(to), 0n, mint)
    const accounts = [
      { address: from, role: AccountRole.WRITABLE },
      { address: into, role: AccountRole.WRITABLE },
      { address: payer.address, role: AccountRole.READONLY_SIGNER },
      { address: address(to), role: AccountRole.READONLY },
      { address: address(reference), role: AccountRole.READONLY },
    ]
    return await send({ programAddress: tokenProgram, accounts, data: Uint8Array.of(3, ...little(amount)) })
  }

  /** Gives up an account of their own and gets back what it held: they are richer, and nobody paid. */
  async function takeBack(reference: string) {
    const from = anyKey()
    holdTokens(node, from, payer.address, 0n, mints.wrappedSol)
    const accounts = [
      { address: from, role: AccountRole.WRITABLE },
      { address: payer.address, role: AccountRole.WRITABLE },
      { address: payer.address, role: AccountRole.READONLY_SIGNER },
      { address: address(reference), role: AccountRole.READONLY },
    ]
    return await send({ programAddress: tokenProgram, accounts, data: Uint8Array.of(9) })
  }

  /** From now on these addresses are written as numbers, as exchanges do to save room. */
  function useTable(...addresses: string[]) {
    const table = anyKey()
    const entries = addresses.map(address)
    const bytes = entries.flatMap((each) => [...getAddressEncoder().encode(each)])
    const data = Uint8Array.of(1, 0, 0, 0, ...new Uint8Array(8).fill(255), ...new Uint8Array(44), ...bytes)
    place(node.svm, table, tableProgram, data)
    tables[table] = entries
  }

  return { address: payer.address, pay, payToken, takeBack, useTable }
}

/** Signs an instruction as a transaction of its own, sends it and answers with its id. */
function sender(url: string, payer: KeyPairSigner, tables: Readonly<Record<Address, Address[]>>) {
  const rpc = createSolanaRpc(url)
  return async (instruction: Instruction): Promise<string> => {
    const { value: lifetime } = await rpc.getLatestBlockhash().send()
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayerSigner(payer, empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
      (dated) => appendTransactionMessageInstruction(instruction, dated),
      (whole) => compressTransactionMessageUsingAddressLookupTables(whole, tables),
    )
    const signed = await signTransactionMessageWithSigners(message)
    const wire = getBase64EncodedWireTransaction(signed)
    return await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
  }
}

function transfer(from: Address, to: Address, amount: bigint, references: readonly Address[]): Instruction {
  const accounts = [
    { address: from, role: AccountRole.WRITABLE_SIGNER },
    { address: to, role: AccountRole.WRITABLE },
    ...references.map((each) => ({ address: each, role: AccountRole.READONLY })),
  ]
  return { programAddress: systemProgram, accounts, data: Uint8Array.of(2, 0, 0, 0, ...little(amount)) }
}

const little = (amount: bigint) => new Uint8Array(BigUint64Array.of(amount).buffer)

/** An account of the token program: mint, owner, amount, no delegate, in use. */
function holdTokens({ svm }: Solana, at: Address, owner: Address, amount: bigint, mint: Address) {
  const key = getAddressEncoder()
  const data = new Uint8Array(165)
  data.set([...key.encode(mint), ...key.encode(owner), ...little(amount)])
  data[108] = 1
  place(svm, at, tokenProgram, data)
}
