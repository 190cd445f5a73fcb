import type { NewerApis } from '@hygiene/testing/newer-apis'
import { newerApiUses, type Script } from './newer-api-uses.ts'

/** Lists newer browser features that the code checks before use, with the fallback of each. */
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

/** Lists own and library methods that share a name with a newer language method. */
const NAMESAKES: ReadonlySet<string> = new Set([
  'ArrayBuffer.resize',
  'DisposableStack.dispose',
  'DisposableStack.use',
  'Iterator.take',
  'Set.union',
])

export function unguardedUses(script: Script, apis: NewerApis): string[] {
  return newerApiUses(script, apis)
    .filter((name) => !(name in GUARDED) && !NAMESAKES.has(name))
    .map((name) => `${script.path} uses ${name}`)
}

export function staleGuards(scripts: readonly Script[], apis: NewerApis): string[] {
  const used = new Set(scripts.flatMap((script) => newerApiUses(script, apis)))
  return Object.keys(GUARDED)
    .filter((name) => !used.has(name))
    .map((name) => `${name} is guarded (guarded-apis.ts) and not used`)
}
