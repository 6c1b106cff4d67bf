import { access, constants, mkdir } from 'node:fs/promises'
import { StartError } from './start-error.ts'

export async function prepareDataFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `Can’t use the data folder ${folder}: ${explainFileError(error)}. Set DATA_DIR to a different one, or give this account access.`,
    )
  }
}

const forbidden = 'this account can’t write there'
const reasons: Record<string, string> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  // Node's code for several new folders on a read-only disk.
  ENOENT: 'it can’t be created there',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'a file has that name',
}

export function explainFileError(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  return reasons[code ?? ''] ?? message
}
