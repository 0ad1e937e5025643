/** Fetches one of the engine's own files from the site that serves the page. */
export async function fetchAsset(assetBaseUrl: string, name: string): Promise<Uint8Array> {
  const response = await fetch(`${assetBaseUrl}/${name}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${name} could not be fetched: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
