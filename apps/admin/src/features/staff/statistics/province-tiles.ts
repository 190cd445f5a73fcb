type Province = { sidoCode: string; sidoName: string; paid: number | null; completed: number | null }

const PLACES: Readonly<Record<string, readonly [string, number, number, number?]>> = {
  '28': ['인천', 1, 1],
  '11': ['서울', 1, 2],
  '41': ['경기', 1, 3],
  '51': ['강원', 1, 4],
  '44': ['충남', 2, 1],
  '36': ['세종', 2, 2],
  '43': ['충북', 2, 3],
  '47': ['경북', 2, 4],
  '52': ['전북', 3, 1],
  '30': ['대전', 3, 2],
  '27': ['대구', 3, 3],
  '31': ['울산', 3, 4],
  '12': ['전남광주', 4, 1, 2],
  '48': ['경남', 4, 3],
  '26': ['부산', 4, 4],
  '50': ['제주', 5, 2],
}

export type Tile = {
  key: string
  name: string
  style: { gridRow: number; gridColumn: string } | undefined
  rate: number | null
  /** Ranges from 0 (lightest) to 4 (darkest), or is null if there are too few people. */
  shade: number | null
}

/** Returns the tiles in map order with the share of completed among paid, and the rates at which the shades change. */
export function tilesOf(provinces: readonly Province[]): { tiles: Tile[]; edges: number[] } {
  const rates = provinces.map(({ paid, completed }) =>
    paid === null || completed === null || paid === 0 ? null : (100 * completed) / paid,
  )
  const known = rates.filter((rate) => rate !== null)
  const least = known.length === 0 ? 0 : Math.floor(Math.min(...known))
  const most = known.length === 0 ? 0 : Math.ceil(Math.max(...known))
  const step = Math.max(1, (most - least) / 5)
  const edges = [1, 2, 3, 4].map((place) => Math.round(least + step * place))
  const tiles = provinces.map(({ sidoCode, sidoName }, place) => {
    const [name, row, column, width = 1] = PLACES[sidoCode.slice(0, 2)] ?? [sidoName]
    const rate = rates[place] ?? null
    return {
      key: sidoCode,
      name,
      style: row === undefined ? undefined : { gridRow: row, gridColumn: `${column} / span ${width}` },
      rate,
      shade: rate === null ? null : edges.filter((edge) => rate >= edge).length,
    }
  })
  const order = ({ style }: Tile) => (style ? style.gridRow * 10 + Number.parseInt(style.gridColumn, 10) : 99)
  return { tiles: tiles.toSorted((one, other) => order(one) - order(other)), edges }
}
