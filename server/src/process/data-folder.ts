import { access, constants, mkdir } from 'node:fs/promises'
import { StartError } from './start-error.ts'

export async function prepareDataFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be used: ${explainFileError(error)}. Choose another one with DATA_DIR, or open it to this account.`,
    )
  }
}

const forbidden = 'this account may not write there'
const reasons: Record<string, string> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  // Node's code for several new folders on a read-only disk.
  ENOENT: 'it cannot be made there',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
}

export function explainFileError(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  return reasons[code ?? ''] ?? message
}
