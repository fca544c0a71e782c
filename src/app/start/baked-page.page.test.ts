import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { isStillTrue, keepFormsInPage, trustMs } from './baked-page.ts';

const documents = { 'catalogue/france': '2026-11-20T00:00:00Z', 'quetes/perdue': null };
const root = 'projects//databases/(default)/documents';
let questions: unknown[];

function answer(answers: unknown, status = 200): void {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    questions.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(answers), { status }));
  });
}

const found = (updateTime: string) => ({
  found: { name: `${root}/catalogue/france`, updateTime },
});
const missing = { missing: `${root}/quetes/perdue` };

beforeEach(() => {
  questions = [];
});

describe('a prerendered page', () => {
  const baked = () => ({ documents, builtAt: Date.now() });

  test('is still true while none of its documents was written, which is asked without their content', async () => {
    answer([missing, found('2026-11-20T00:00:00Z')]);
    expect(await isStillTrue(baked())).toBe(true);
    expect(questions).toEqual([
      {
        documents: [`${root}/catalogue/france`, `${root}/quetes/perdue`],
        mask: { fieldPaths: ['__name__'] },
      },
    ]);
  });

  test.each([
    ['a document was written', [missing, found('2026-11-21T00:00:00Z')]],
    ['a document was deleted', [missing, { missing: `${root}/catalogue/france` }]],
    [
      'a document has come',
      [found('2026-11-20T00:00:00Z'), { found: { name: `${root}/quetes/perdue` } }],
    ],
    ['the answer is none', { error: 'what?' }],
  ])('is read again when %s', async (_title, answers) => {
    answer(answers);
    expect(await isStillTrue(baked())).toBe(false);
  });

  test('is read again when the rules refuse', async () => {
    answer({}, 403);
    expect(await isStillTrue(baked())).toBe(false);
  });

  test('is read again when a document could not be read at build', async () => {
    answer([]);
    const failed = { documents: { 'catalogue/france': '' }, builtAt: Date.now() };
    expect(await isStillTrue(failed)).toBe(false);
    expect(questions).toEqual([]);
  });

  test('is read again, without a question, a day after it was built', async () => {
    answer([]);
    expect(await isStillTrue({ documents, builtAt: Date.now() - trustMs - 1 })).toBe(
      false,
    );
    expect(questions).toEqual([]);
  });

  test('is not known to be true without network, and is when it was made of no document', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isStillTrue(baked())).toBeInstanceOf(OfflineError);
    expect(await isStillTrue({ documents: {}, builtAt: 0 })).toBe(true);
  });
});

function createForm(action?: string): HTMLFormElement {
  const form = document.createElement('form');
  if (action !== undefined) form.setAttribute('action', action);
  document.body.append(form);
  return form;
}

test('a form submitted before hydration is submitted again until a handler takes it, and never by the browser', () => {
  vi.useFakeTimers();
  keepFormsInPage();
  const form = createForm();
  const isSentByBrowser: boolean[] = [];
  window.addEventListener('submit', ({ defaultPrevented }) => {
    isSentByBrowser.push(!defaultPrevented);
  });
  form.requestSubmit();
  vi.advanceTimersByTime(120);
  expect(isSentByBrowser).toEqual([false, false, false]);

  const heard = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', heard);
  vi.advanceTimersByTime(1_000);
  expect(heard).toHaveBeenCalledOnce();

  // A form with an address of its own, and a removed one, are left alone.
  const search = createForm('/les_quetes');
  search.addEventListener('submit', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  search.requestSubmit();
  const gone = createForm();
  gone.requestSubmit();
  gone.remove();
  isSentByBrowser.length = 0;
  vi.advanceTimersByTime(1_000);
  expect(isSentByBrowser).toEqual([]);
  vi.useRealTimers();
  form.remove();
  search.remove();
});
