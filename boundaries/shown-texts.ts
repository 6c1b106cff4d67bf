import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** What people read: screens, their sentences, answers and descriptions of calls, emails, commands and settings. */
const folders = '{web,contract/src,domain/src,server/src/{modules/mail,cli,config,start}}/**/*.{ts,tsx}'

/** A statement of SQL, or a list of words that the score or the coach looks for: nobody reads them. */
const isRead = (text: string) => !/^(select|with|update|insert|delete|case) |^([a-z]+ ){25}/.test(text)

/** The texts of a file, in one line each; `…` stands for what is filled in. */
export function textsIn(code: string, file = 'read.tsx') {
  const found: string[] = []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && /^(className|rel|autoComplete)$/.test(node.name.getText(source))) return
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node))
      found.push(
        node
          .getText(source)
          .slice(1, -1)
          .replaceAll(/\$\{[^}]*\}/g, '…'),
      )
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.map((text) =>
    text
      .replaceAll(/<[^>]*>?|&nbsp;|@media.*|[.a-z]+\{.*/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

/** What a person may read: a sentence has a space, a name in the code has none, and a row of a table has small letters. */
export const sentencesIn = (code: string, file?: string) =>
  textsIn(code, file).filter((text) => /[A-Za-z] [a-z]|[a-z]… |… [a-z]|\d [a-z]/.test(text) && isRead(text))

/** Every text that people read, with its file, of the tree in a folder. */
export function readShownTexts(root: string) {
  const files = globSync(folders, { cwd: root }).filter(
    (file) => !/node_modules|\/dist\/|\.(test|faults|queries)\.|\/test\/|\/build\/|\/seed\//.test(file),
  )
  return files.flatMap((file) =>
    sentencesIn(readFileSync(join(root, file), 'utf8'), file).map((sentence) => ({ file, sentence })),
  )
}
