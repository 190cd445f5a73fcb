import type { KeptScan } from './check-in-records.ts'

/** Replaces `Map.groupBy`, which the oldest supported browsers lack. */
export function groupScans<Key>(
  scans: readonly KeptScan[],
  keyOf: (scan: KeptScan) => Key,
): ReadonlyMap<Key, readonly KeptScan[]> {
  const groups = new Map<Key, KeptScan[]>()
  for (const scan of scans) {
    const key = keyOf(scan)
    const group = groups.get(key)
    if (group) group.push(scan)
    else groups.set(key, [scan])
  }
  return groups
}
