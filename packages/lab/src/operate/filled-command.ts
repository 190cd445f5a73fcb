export function filled(text: string, ...values: readonly Readonly<Record<string, string>>[]): string[] {
  const chosen = text.replaceAll(/[[\]]/g, '').replaceAll(/([^\s|"]+)(?:\|[^\s|"]+)+/g, '$1')
  const said = values
    .flatMap((each) => Object.entries(each))
    .reduce((rest, [place, value]) => rest.replaceAll(place, value), chosen)
  return (said.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).map((word) => word.replaceAll('"', ''))
}
