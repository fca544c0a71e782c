import { expect, it } from 'vitest';
import { staticTwin } from './static-twin.ts';

it('keeps the text, the style and the data of a page, and nothing that runs', () => {
  const html =
    '<head><style>p{}</style><script>theme()</script><script type="application/ld+json">{}</script></head><div id="root" data-page="/" data-entree="/a.js" data-style="/a.css" data-modules="/b.js" data-donnees="/c.json"><p>Bonjour</p></div><script>load()</script>';
  expect(staticTwin(html)).toBe(
    '<head><style>p{}</style><script type="application/ld+json">{}</script></head><div id="root"><p>Bonjour</p></div>',
  );
});
