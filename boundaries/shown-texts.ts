import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** What people read: screens, their sentences, answers and descriptions of calls, emails, commands and settings. */
const folders = '{web,contract/src,domain/src,server/src/{modules/mail,cli,config,start}}/**/*.{ts,tsx}'

/** A statement of SQL, or a list of words that the score or the coach looks for: nobody reads them. */
const isRead = (text: string) => !/^(select|with|update|insert|delete|case) |^([a-z]+ ){25}/.test(text)

/** What a person may read of a file; `…` stands for what is filled in. */
export function sentencesIn(text: string, file = 'read.tsx') {
  const found: string[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node) => {
    const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    const said = isText ? node.getText(source).replaceAll(/\$\{[^}]*\}/g, '…') : ''
    const sentence = said.replaceAll(/\s+/g, ' ').replaceAll(/^[\s'"`]+|[\s'"`]+$/g, '')
    // A sentence has a space; a name in the code has none, and rows of a table are written in small letters.
    if (/[A-Za-z] [a-z]|[a-z]… |… [a-z]|\d [a-z]/.test(sentence) && isRead(sentence)) found.push(sentence)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Every text that people read, with its file, of the tree in a folder. */
export function readShownTexts(root: string) {
  const files = globSync(folders, { cwd: root }).filter(
    (file) => !/node_modules|\/dist\/|\.(test|faults|queries)\.|\/test\/|\/build\/|\/seed\//.test(file),
  )
  return files.flatMap((file) =>
    sentencesIn(readFileSync(join(root, file), 'utf8'), file).map((sentence) => ({ file, sentence })),
  )
}
