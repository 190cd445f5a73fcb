export interface VideoRange {
  fromByte: number
  sizeBytes: number
}

const endOf = ({ fromByte, sizeBytes }: VideoRange): number => fromByte + sizeBytes

/** Returns the end of the gapless data, given that everything before `fromByte` is there. `ranges` must not overlap. */
export function heldWithoutGap(fromByte: number, ranges: readonly VideoRange[]): number {
  let held = fromByte
  for (const range of inOrder(ranges)) if (range.fromByte === held) held = endOf(range)
  return held
}

export function missingRanges(
  held: readonly VideoRange[],
  sizeBytes: number,
  mostBytes: number,
): VideoRange[] {
  const missing: VideoRange[] = []
  let fromByte = 0
  for (const range of [...inOrder(held), { fromByte: sizeBytes, sizeBytes: 0 }]) {
    while (fromByte < range.fromByte) {
      const piece = { fromByte, sizeBytes: Math.min(mostBytes, range.fromByte - fromByte) }
      missing.push(piece)
      fromByte = endOf(piece)
    }
    fromByte = Math.max(fromByte, endOf(range))
  }
  return missing
}

const inOrder = (ranges: readonly VideoRange[]): VideoRange[] =>
  ranges.toSorted((one, other) => one.fromByte - other.fromByte)
