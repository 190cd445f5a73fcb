import type { NewFile } from './endpoint-files.ts'
import { pascalCase, type RouteRequest } from './new-request.ts'

const WEB = 'apps/web/src'

export function routeFiles(request: RouteRequest): NewFile[] {
  const { address, feature, screen } = request
  return [
    { path: `${WEB}/routes${address}.tsx`, text: routeText(request) },
    { path: `${WEB}/features/${feature}/${screen}.tsx`, text: screenText(request) },
    { path: `${WEB}/features/${feature}/${screen}.test.tsx`, text: testText(request) },
  ]
}

function routeText({ address, feature, screen }: RouteRequest): string {
  const up = '../'.repeat(address.split('/').length - 1)
  const name = pascalCase(screen)
  return [
    `import { ${name} } from '${up}features/${feature}/${screen}.tsx'`,
    `import { Screen } from '${up}app/layout/screen.tsx'`,
    `import type { RouteMeta } from '${up}app/router/route-meta.ts'`,
    '',
    `export const meta: RouteMeta = { title: '준비중입니다' }`,
    '',
    `export default function ${name}Route() {`,
    '  return (',
    '    <Screen>',
    `      <${name} />`,
    '    </Screen>',
    '  )',
    '}',
    '',
  ].join('\n')
}

function screenText({ screen }: RouteRequest): string {
  return `/** Say what a person does here, and where the specification asks for it. */
export function ${pascalCase(screen)}() {
  return <p>준비중입니다</p>
}
`
}

function testText({ screen }: RouteRequest): string {
  const name = pascalCase(screen)
  return `import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ${name} } from './${screen}.tsx'

it('shows what it is for', () => {
  render(<${name} />)

  expect.unreachable('Say what ${name} shows, and what a person can do with it.')
})
`
}
