import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])
const TOO_SMALL_BYTES = 1000
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Packs every text file beside itself, once and hard, so that no answer is packed while a person waits. */
export async function compressAll(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < TOO_SMALL_BYTES) return
  const [brotli, gzipped] = await Promise.all([
    packBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    packGzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
