import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = ['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest', '.ftl', '.md']
/** What is smaller travels in one packet in any case. */
const WORTH_IT = 1024

/** Beside each file of text that is built lie the same file packed by brotli and by gzip; the server sends what a browser takes. */
export function compress(): Plugin {
  let folder = 'dist'
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!TEXT.includes(extname(name))) continue
        const path = join(folder, name)
        const content = readFileSync(path)
        if (content.length < WORTH_IT) continue
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
