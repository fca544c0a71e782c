/** `#root`, shared by both files of a page: the addresses of the prefetched data, by path. */
type RootWithPayloads = HTMLElement & { payloads?: Map<string, string> };

/** The addresses of the data of prerendered pages that were fetched ahead, by path. */
export function payloadUrls(): Map<string, string> {
  // The build renders pages without a document.
  if (typeof document === 'undefined') return new Map();
  const root: RootWithPayloads | null = document.getElementById('root');
  if (root === null) return new Map();
  return (root.payloads ??= new Map());
}
