import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const stylesheet = (name: string) => readFileSync(new URL(`../../../ui/src/${name}`, import.meta.url), 'utf8')
const palette = stylesheet('palette.css')
const tokens = stylesheet('tokens.css')

function declared(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const [normalTokens = '', clearTokens = ''] = tokens.split(":root[data-contrast='more']")
const normal = new Map([...declared(palette), ...declared(normalTokens)])
const clear = new Map([...normal, ...declared(clearTokens)])

function resolve(colours: Map<string, string>, name: string): string {
  const value = colours.get(name) ?? ''
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return reference ? resolve(colours, reference) : value
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(colours: Map<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(resolve(colours, name)))
    .toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe('contrast of the colour tokens', () => {
  it.each([
    ['text', 'surface', 15],
    ['text-soft', 'surface', 7],
    ['text-caption', 'surface-sunken', 4.5],
    ['text-on-brand', 'primary', 4.5],
    ['text-on-brand-soft', 'surface-brand', 7],
    ['text-accent', 'surface-accent-soft', 7],
    ['text-inverse', 'accent', 7],
    ['text-info', 'surface-info', 7],
    ['text-warn', 'surface-warn', 7],
    ['text-error', 'surface-error', 4.5],
    ['text-done', 'surface-done', 7],
    ['text-inverse-soft', 'surface-inverse', 7],
    ['line-control', 'surface', 3],
    ['focus', 'focus-halo', 4.5],
  ])('gives %s on %s a contrast of %d to one', (ink, ground, ratio) => {
    expect(contrast(normal, ink, ground)).toBeGreaterThanOrEqual(ratio)
  })

  it.each([
    ['text', 'surface', 15],
    ['text-caption', 'surface', 12],
    ['line', 'surface', 7],
    ['text-on-brand', 'primary', 7],
  ])('gives %s on %s a contrast of %d to one in the clear mode', (ink, ground, ratio) => {
    expect(contrast(clear, ink, ground)).toBeGreaterThanOrEqual(ratio)
  })
})
