import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifests, named, ofKind, type PodSpec, type Volume } from './manifests.ts'

export function layVolumes(
  folder: string,
  pod: string,
  { volumes, securityContext: { fsGroup } }: PodSpec,
  manifests: Manifests,
): ReadonlyMap<string, string> {
  return new Map(volumes.map((volume) => [volume.name, lay(volume)]))

  function lay(volume: Volume): string {
    const claim = volume.persistentVolumeClaim?.claimName
    const place = claim === undefined ? join(folder, 'pods', pod, volume.name) : join(folder, 'claims', claim)
    mkdirSync(place, { recursive: true })
    chownSync(place, 0, fsGroup)
    chmodSync(place, volume.secret || volume.configMap ? 0o2755 : 0o2777)
    if (volume.secret) {
      const { data } = named(ofKind(manifests, 'Secret'), volume.secret.secretName)
      for (const { key, path } of volume.secret.items) {
        const value = data[key]
        if (value === undefined) throw new Error(`Pod ${pod}: the secret has no key ${key}`)
        const file = join(place, path)
        writeFileSync(file, Buffer.from(value, 'base64'))
        chownSync(file, 0, fsGroup)
        chmodSync(file, volume.secret.defaultMode)
      }
    }
    if (volume.configMap) {
      const { data } = named(ofKind(manifests, 'ConfigMap'), volume.configMap.name)
      for (const [key, value] of Object.entries(data)) writeFileSync(join(place, key), value, { mode: 0o644 })
    }
    return place
  }
}
