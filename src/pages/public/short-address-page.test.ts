import { expect, test, vi } from 'vitest';
import { NotFoundError, OfflineError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { loaderArguments } from '@/testing/loader-arguments.ts';
import { loader } from './short-address-page.tsx';

const asked: string[] = [];

/** Answer of the service: one short address, or none. */
function answer(queteId: string): void {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url);
    asked.push(pathname.replace(/^.*\/documents\//, ''));
    return Promise.resolve(
      pathname.endsWith('/liens/3k8p6f9')
        ? Response.json({ fields: { queteId: { stringValue: queteId } } })
        : Response.json({}, { status: 404 }),
    );
  });
}

/** Result of the address: the new address, or its error. */
async function follow(signes: string, jeton?: string): Promise<unknown> {
  const params = jeton === undefined ? { signes } : { signes, jeton };
  const path = jeton === undefined ? `/q/${signes}` : `/q/${signes}/${jeton}`;
  try {
    return await loader(loaderArguments(path, params));
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
  }
}

test('a short address leads to its quête, and to its plates, for one read', async () => {
  answer('35_saint-malo_le-code-des-corsaires');
  const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';
  expect(await follow('3k8p6f9')).toBe(quete);
  expect(asked).toEqual(['liens/3k8p6f9']);
  expect(await follow('3K8P6F9', 'corsaire01')).toBe(`${quete}/plaque/corsaire01`);
});

test('one that nobody was given is not found, and one that cannot be asks nothing', async () => {
  answer('35_saint-malo_le-code-des-corsaires');
  const missing = await follow('2222222');
  expect(missing).toBeInstanceOf(PageNotFoundError);
  expect((missing as Error).cause).toBeInstanceOf(NotFoundError);
  asked.length = 0;
  expect(await follow('..')).toBeInstanceOf(PageNotFoundError);
  const elsewhere = '../../../../../privee#0123456789abcdef';
  expect(await follow('3k8p6f9', elsewhere)).toBeInstanceOf(PageNotFoundError);
  expect(asked).toEqual([]);
});

test('an invalid quête is an error, and so is a missing answer', async () => {
  answer('https://exemple.fr');
  expect(await follow('3k8p6f9')).toMatchObject({ name: 'InvalidDocumentError' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network.')));
  expect(await follow('3k8p6f9')).toBeInstanceOf(OfflineError);
});
