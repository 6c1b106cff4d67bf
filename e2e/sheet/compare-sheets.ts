import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'

// npm run sheet:compare -- BEFORE AFTER: lists the pictures of two folders that differ, and ends with 1 if any do.

interface Difference {
  name: string
  what: string
}

/** Where two pictures of one size differ: how many pixels, and the box around them. */
function differenceOf(before: PNG, after: PNG) {
  const box = { left: before.width, top: before.height, right: -1, bottom: -1 }
  let pixels = 0
  for (let at = 0; at < before.data.length; at += 4) {
    if (before.data.readUInt32BE(at) === after.data.readUInt32BE(at)) continue
    const [x, y] = [(at / 4) % before.width, Math.floor(at / 4 / before.width)]
    pixels++
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return { share: pixels / (before.width * before.height), box }
}

function compare(name: string, before: Buffer, after: Buffer): Difference | null {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  if (one.width !== other.width || one.height !== other.height)
    return { name, what: `${one.width} × ${one.height} became ${other.width} × ${other.height}` }
  const { share, box } = differenceOf(one, other)
  if (share === 0) return null
  const place = `${box.left},${box.top} to ${box.right},${box.bottom}`
  return { name, what: `${(share * 100).toFixed(4)} % of the pixels, within ${place}` }
}

const [before, after] = process.argv.slice(2)
if (!before || !after) throw new Error('Name two folders: npm run sheet:compare -- BEFORE AFTER')
const picturesOf = (folder: string) => new Set(readdirSync(folder).filter((name) => name.endsWith('.png')))
const [old, fresh] = [picturesOf(before), picturesOf(after)]
const differences = [...new Set([...old, ...fresh])].toSorted().flatMap((name): Difference[] => {
  if (!fresh.has(name)) return [{ name, what: `only in ${before}` }]
  if (!old.has(name)) return [{ name, what: `only in ${after}` }]
  const found = compare(name, readFileSync(join(before, name)), readFileSync(join(after, name)))
  return found ? [found] : []
})
for (const { name, what } of differences) console.log(`${name}: ${what}`)
console.log(`${differences.length} of ${new Set([...old, ...fresh]).size} pictures differ.`)
process.exitCode = differences.length > 0 ? 1 : 0
