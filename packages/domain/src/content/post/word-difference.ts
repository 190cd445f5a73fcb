export interface DifferencePart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Longer texts are compared by line, because the table has a cell for each pair of words. */
const MOST_CELLS = 4_000_000

export function wordDifference(before: string, after: string): DifferencePart[] {
  const [old, young] = [textOf(before), textOf(after)]
  if (old.length * young.length <= MOST_CELLS) return joined(walk(old, young))
  const [oldLines, youngLines] = [linesOf(before), linesOf(after)]
  if (oldLines.length * youngLines.length <= MOST_CELLS) return joined(walk(oldLines, youngLines))
  return joined([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
}

const textOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []

/** Walks back from the end of the longest common subsequence, so that removed text precedes its replacement. */
function walk(old: readonly string[], young: readonly string[]): DifferencePart[] {
  const lengths = commonLengths(old, young)
  const width = young.length + 1
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  const parts: DifferencePart[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < young.length) {
    const [was, is] = [old[row], young[column]]
    if (was !== undefined && was === is) {
      parts.push({ kind: 'same', text: was })
      row += 1
      column += 1
    } else if (
      was !== undefined &&
      (is === undefined || lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    ) {
      parts.push({ kind: 'removed', text: was })
      row += 1
    } else {
      parts.push({ kind: 'added', text: is ?? '' })
      column += 1
    }
  }
  return parts
}

function commonLengths(old: readonly string[], young: readonly string[]): Uint32Array {
  const width = young.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = young.length - 1; column >= 0; column -= 1) {
      const at = row * width + column
      lengths[at] =
        old[row] === young[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  return lengths
}

function joined(parts: readonly DifferencePart[]): DifferencePart[] {
  const whole: DifferencePart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else if (part.text !== '') whole.push({ ...part })
  }
  return whole
}
