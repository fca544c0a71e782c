import { beforeEach, expect, test, vi } from 'vitest';
import { payloadUrls } from '../navigation/payload-urls.ts';
import { takePayload } from './payloads.ts';

const page = 'https://quetes.example/les_quetes/13';
const baked = { data: { departement: '13' }, documents: { 'catalogue/13': 'hier' } };

function answerWith(body: object, status = 200) {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  payloadUrls().set('/les_quetes/13', '/assets/pages/1.json');
});

test('the data that were fetched ahead open the page once, then it is read again', async () => {
  answerWith({ ...baked, builtAt: 1 });
  expect(await takePayload(page)).toEqual({ data: baked.data });
  expect(await takePayload(page)).toBeNull();
});

test('a page with a question is read: the build has not answered it', async () => {
  answerWith({ ...baked, builtAt: 1 });
  expect(await takePayload(`${page}?q=dinan`)).toBeNull();
});

test('a page that asks nothing of the back end is left to its loader', async () => {
  answerWith({ data: {}, documents: {}, builtAt: 1 });
  expect(await takePayload(page)).toBeNull();
});

test('data that cannot be had any more leave the page to its loader', async () => {
  answerWith({}, 404);
  expect(await takePayload(page)).toBeNull();
});
