import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../docs/operation.md')
const exampleFolder = '/srv/'
const exampleMoment = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00/

/** What docs/operation.md has operators write for going back to a moment, with a folder and a moment of the drill. */
export function readCommands(folder: string, markdown = readFileSync(page, 'utf8')) {
  const section = /^## Backup$(.*?)(?=^## )/ms.exec(markdown)?.[1] ?? ''
  const blocks = (language: string) =>
    [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, found, text = '']) =>
      found === language ? [text.replaceAll(exampleFolder, `${folder}/`)] : [],
    )
  const [settings, ...moreSettings] = blocks('ini')
  const [copy, goBack, ...moreCommands] = blocks('sh')
  if (!settings || !copy || !goBack || moreSettings.length + moreCommands.length > 0 || !exampleMoment.test(goBack))
    throw new Error('docs/operation.md does not have the blocks of a backup: settings, a copy, going back to a moment.')
  return {
    settings,
    copy,
    goBack: (moment: Date) => goBack.replace(exampleMoment, moment.toISOString().replace('T', ' ').replace('Z', '+00')),
  }
}
