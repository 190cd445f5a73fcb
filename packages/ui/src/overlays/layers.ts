type Layer = { close: () => void }

/** Lists the layers over the page that close separately, lowest first: dialogs and windows of outside services. */
const layers: Layer[] = []

export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  return () => {
    const at = layers.indexOf(layer)
    if (at >= 0) layers.splice(at, 1)
  }
}

export const countLayers = () => layers.length

/** Asks the topmost layer to close, like [닫기] or Escape; a layer that requires an answer may stay. */
export function closeTopLayer() {
  layers.at(-1)?.close()
}
