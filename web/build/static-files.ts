import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { webRoot } from './bundle.ts'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
const stills = join(webRoot, '../media/out/')

/** The stills of the thinkers are stored in `media/` only. */
export const thinkerPictures: Plugin = {
  name: 'plates',
  generateBundle() {
    for (const path of globSync('**/*.{avif,webp}', { cwd: stills }))
      this.emitFile({ type: 'asset', fileName: `plates/${path}`, source: readFileSync(join(stills, path)) })
  },
  configureServer({ middlewares }) {
    middlewares.use('/plates', (request, response, next) => {
      const [path = ''] = /^\/((small|ink)\/)?[a-z-]+(-[0-2](-large)?)?\.(avif|webp)$/.exec(request.url ?? '') ?? []
      if (!path) return next()
      response.setHeader('content-type', `image/${path.slice(-4)}`)
      response.end(readFileSync(stills + path))
    })
  },
}

/** Beside each file its compressed twins, also beside those of `public/`. */
export const compressedFiles: Plugin = {
  name: 'twins',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    const compress = async (path: string) => {
      const raw = readFileSync(path)
      writeFileSync(`${path}.br`, await toBrotli(raw, { params }))
      writeFileSync(`${path}.gz`, await toGzip(raw, { level: 9 }))
    }
    await Promise.all(globSync(join(dir, '**/*.{html,js,css,svg,webmanifest}')).map(compress))
  },
}
