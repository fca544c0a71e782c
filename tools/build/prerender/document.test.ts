// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { ownAddress } from '../../../src/app/navigation/own-address.ts';
import { ownAddressScript, shellDocument, withoutPath } from './document.ts';

type Visit = { replaced: string[]; isHidden: boolean };

/** Runs the script of the page of unknown paths at an address. */
function visit(pathname: string, search = '', hash = ''): Visit {
  const replaced: string[] = [];
  const root = { hidden: false };
  const patterns = ['/', '/faq', '/les_codes/*'];
  runInNewContext(ownAddressScript(ownAddress.toString(), patterns), {
    decodeURIComponent,
    document: { documentElement: root },
    location: { pathname, search, hash, replace: (to: string) => replaced.push(to) },
  });
  return { replaced, isHidden: root.hidden };
}

it('leads an address in capitals to its page, with its query and its part, and shows nothing meanwhile', () => {
  expect(visit('/FAQ', '?q=1', '#ici')).toEqual({
    replaced: ['/faq?q=1#ici'],
    isHidden: true,
  });
});

it('leaves an unknown address where it is', () => {
  expect(visit('/nulle-part')).toEqual({ replaced: [], isHidden: false });
});

it('takes the path out of the page of unknown paths, whatever its classes', () => {
  expect(withoutPath('<h1>x</h1><p class="a">Page Not Found: /404</p><i></i>')).toBe(
    '<h1>x</h1><i></i>',
  );
  expect(() => withoutPath('<h1>x</h1>')).toThrow('names no path');
});

it('keeps the shell from being indexed until the application has judged the address', () => {
  const template = '<html lang="fr"><head></head><body></body></html>';
  expect(
    shellDocument(template, {
      buildId: 'b',
      faces: '',
      offlineFiles: ['/assets/ici.js'],
    }),
  ).toContain('<meta name="robots" content="noindex" data-premiere>');
});
