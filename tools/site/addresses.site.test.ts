import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { lienSigns } from '../../src/domain/quete/lien.ts';
import { queteIdSchema } from '../../src/domain/quete/quete.ts';
import { ask, askText, site } from './built-site.ts';

const noIndex = '<meta name="robots" content="noindex"';

describe('an address that Hosting does not know', () => {
  test.each([
    '/nulle-part',
    '/nulle-part/ici',
    '/Nulle.Part.',
    '/faq%2F',
    '/les_codes%2Fsubstitution%2Fcesar',
    '/les_codes/substitution/cesar/encore',
    '/les_quetes/13/arles/le-secret/autre/part',
    `/${'longue/'.repeat(285)}fin`,
    '/api/_nuxt_icon/inconnu.json',
    '/assets/vieux-abc.js',
  ])('%s is answered by a real 404', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  test('is answered by a page that names no path before its scripts run, and is not to be indexed', async () => {
    const html = await askText('/nulle-part');
    expect(html).toContain('Page introuvable');
    expect(html).not.toContain('Page Not Found');
    expect(html).not.toMatch(/[">]\/404["<]/);
    expect(html).toContain(noIndex);
  });
});

describe('an address that only the application can judge', () => {
  test.each([
    '/les_quetes/17/la-rochelle/publiee-ce-matin',
    '/les_quetes/976',
    '/les_quetes/99',
    '/les_codes/substitution/inconnu',
    '/privee',
    '/preuve',
    '/user',
    '/admin/parcours/d',
    '/admin/parcours/ed',
    '/admin/parcours/editadventure',
    '/q/0000000',
  ])('%s opens by the shell, which is not to be indexed', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<script type="module"');
    expect(html).toContain(noIndex);
  });
});

describe('a page has a single address', () => {
  test('a slash at the end is taken away by Hosting', async () => {
    const answer = await ask('/faq/');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/faq');
  });

  test.each([
    ['/Blog', '/blog'],
    ['/FAQ?de=lien#ici', '/faq?de=lien#ici'],
    ['/faq.', '/faq'],
    ['/Les_Codes/substitution/cesar', '/les_codes/substitution/cesar'],
    ['/LES_QUETES/13', '/les_quetes/13'],
    ['/nulle-part', null],
    ['/Nulle.Part.', null],
  ])(
    'the page of unknown addresses leads %s to %s before it shows itself',
    async (asked, own) => {
      const html = await askText(asked);
      const head = html.slice(0, html.indexOf('</head>'));
      const [, script = ''] =
        /<script>([^<]*location\.replace[^<]*)<\/script>/.exec(head) ?? [];
      const { pathname, search, hash } = new URL(asked, site);
      const root = { hidden: false };
      const ledTo: string[] = [];
      const location = {
        pathname,
        search,
        hash,
        replace: (to: string) => ledTo.push(to),
      };
      runInNewContext(script, { location, document: { documentElement: root } });
      expect(ledTo).toEqual(own === null ? [] : [own]);
      expect(root.hidden).toBe(own !== null);
    },
  );

  test('the short address of a quête of the build leads on without a script', async () => {
    const signs = await lienSigns(
      queteIdSchema.parse('35_saint-malo_le-code-des-corsaires'),
      0,
    );
    expect(await askText(`/q/${signs}`)).toContain(
      'content="0;url=/les_quetes/35/saint-malo/le-code-des-corsaires"',
    );
  });
});
