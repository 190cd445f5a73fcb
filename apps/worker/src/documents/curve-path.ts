import { pt } from './page-measures.ts'

type Point = readonly [x: number, y: number]

/** A smooth parametric curve as Bézier operators: each piece takes its tangents from the curve itself. */
export function curvePath(curve: (t: number) => Point, from: number, to: number, pieces: number): string {
  const step = (to - from) / pieces
  const slope = (t: number): Point => {
    const [ax, ay] = curve(t - 1e-4)
    const [bx, by] = curve(t + 1e-4)
    return [((bx - ax) / 2e-4) * (step / 3), ((by - ay) / 2e-4) * (step / 3)]
  }
  const [startX, startY] = curve(from)
  let path = `${pt(startX)} ${pt(startY)} m`
  for (let piece = 0; piece < pieces; piece += 1) {
    const t = from + piece * step
    const [[x0, y0], [x1, y1]] = [curve(t), curve(t + step)]
    const [[dx0, dy0], [dx1, dy1]] = [slope(t), slope(t + step)]
    path += ` ${pt(x0 + dx0)} ${pt(y0 + dy0)} ${pt(x1 - dx1)} ${pt(y1 - dy1)} ${pt(x1)} ${pt(y1)} c`
  }
  return path
}

/** A closed ring that swings around `radius` with a number of lobes. */
export const ringPath = (radius: number, swing: number, lobes: number, piecesPerLobe: number): string =>
  `${curvePath(
    (t) => {
      const reach = radius + swing * Math.cos(lobes * t)
      return [reach * Math.cos(t), reach * Math.sin(t)]
    },
    0,
    2 * Math.PI,
    lobes * piecesPerLobe,
  )} h`
