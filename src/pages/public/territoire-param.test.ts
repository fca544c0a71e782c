import { expect, test, vi } from 'vitest';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { territoireAtAddress } from './territoire-param.ts';

test.each(['200034065', '81', 'tarn', ''])(
  '« %s » is no SIREN and no INSEE code: no page, and no request',
  async (id) => {
    const fetch = vi.fn<() => Promise<Response>>();
    vi.stubGlobal('fetch', fetch);
    const address = `https://quetes.example/les_quetes/territoire/${id}`;
    await expect(
      territoireAtAddress({
        ...{ params: { id }, request: new Request(address), context: {} },
        ...{ url: new URL(address), pattern: '/les_quetes/territoire/:id' },
      }),
    ).rejects.toThrow(PageNotFoundError);
    expect(fetch).not.toHaveBeenCalled();
  },
);
