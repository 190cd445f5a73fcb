import { text } from 'node:stream/consumers'
import { root } from '../launcher/paths.ts'
import { sourceLines } from './source-lines.ts'

process.stdout.write(sourceLines(await text(process.stdin), root))
