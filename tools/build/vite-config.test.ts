import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';

test('Markdown reads named characters without writing HTML, in the browser too', async () => {
  const server = await createServer({
    root: repositoryFolder,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    logLevel: 'silent',
  });
  try {
    const resolved = await server.environments.client.pluginContainer.resolveId(
      'decode-named-character-reference',
    );
    const code = await server.environments.client.transformRequest(resolved?.id ?? '');
    expect(code?.code).toMatch(/export function decodeNamedCharacterReference/);
    expect(code?.code).not.toContain('innerHTML');
  } finally {
    await server.close();
  }
});
