import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/** Lists the ideographs of Unicode. They make up a third of the typeface's rules, and this service does not use them. */
const IDEOGRAPHS = [
  [0x2e_80, 0x2f_df],
  [0x34_00, 0x9f_ff],
  [0xf9_00, 0xfa_ff],
] as const

/** Drops the subsets that contain only ideographs. An ideograph in a name is shown in the system font. */
export function plainTypeface(): PostcssPlugin {
  return {
    postcssPlugin: 'plain-typeface',
    AtRule: {
      'font-face': (face) => {
        face.walkDecls('unicode-range', ({ value }) => {
          if (value.split(',').every((range) => isIdeographic(range))) face.remove()
        })
      },
    },
  }
}

export function isIdeographic(range: string): boolean {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
  return IDEOGRAPHS.some(
    ([low, high]) => Number.parseInt(first, 16) >= low && Number.parseInt(last, 16) <= high,
  )
}
