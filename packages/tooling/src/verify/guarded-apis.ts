import type { NewerApis } from '@hygiene/testing/newer-apis'
import { newerApiUses, type Script } from './newer-api-uses.ts'

/** Parts of newer browsers that the code asks for before it uses them, and what happens without them. */
const GUARDED: Readonly<Record<string, string>> = {
  BarcodeDetector: 'a reader of our own takes its place',
  'BarcodeDetector.getSupportedFormats': 'likewise',
  ManagedMediaSource: 'hls.js takes MediaSource, and without either the browser plays the list itself',
  MediaMetadata: 'asked for together with navigator.mediaSession',
  'Uint8Array.fromBase64': 'the upload of lectures asks first, and decodes by atob',
  'Error.captureStackTrace': 'zod asks first',
  SourceBuffer: 'made by a MediaSource only',
  'document.exitFullscreen': 'the stage fills the window instead',
  'document.fullscreenEnabled': 'the question itself',
  'navigator.canShare': 'files are not handed to another app',
  'navigator.connection': 'React asks first',
  'navigator.mediaSession': 'the keys of a headset do nothing',
  'navigator.serviceWorker': 'the check-in and the check of certificates need a network to start',
  'navigator.share': 'the address is copied instead',
  'navigator.vibrate': 'the phone does not shake',
  scheduler: 'the reader of symbols asks first',
  trustedTypes: 'the editor parses a paste without a policy; its schema leaves only what it knows',
  'navigator.wakeLock': 'the phone turns its screen off by its own time',
}

/** Methods of our own, or of a library's objects, that have the name of a newer method of the language. */
const NAMESAKES: ReadonlySet<string> = new Set([
  'ArrayBuffer.resize',
  'DisposableStack.dispose',
  'DisposableStack.use',
  'Iterator.take',
  'Set.union',
])

/** Uses of newer parts that would break in one of the oldest browsers, each with the file it is in. */
export function unguardedUses(script: Script, apis: NewerApis): string[] {
  return newerApiUses(script, apis)
    .filter((name) => !(name in GUARDED) && !NAMESAKES.has(name))
    .map((name) => `${script.path} uses ${name}`)
}

/** Guards of parts that no built script uses any more. */
export function staleGuards(scripts: readonly Script[], apis: NewerApis): string[] {
  const used = new Set(scripts.flatMap((script) => newerApiUses(script, apis)))
  return Object.keys(GUARDED)
    .filter((name) => !used.has(name))
    .map((name) => `${name} is guarded (guarded-apis.ts) and not used`)
}
