import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineError } from '../errors/data-error.ts';
import { silenceMs } from '../network/fetch-in-time.ts';
import { importPart } from './import-part.ts';

/** Each test has its own files: a loaded file is not fetched again as long as the document lives. */
let count = 0;
let names: { page: string; shared: string; style: string };
const fetched = vi.fn<(path: string) => Promise<Response>>();
const told = vi.fn<(event: Event) => void>();

beforeEach(() => {
  count += 1;
  names = {
    page: `assets/page-${count}.js`,
    shared: `assets/shared-${count}.js`,
    style: `assets/page-${count}.css`,
  };
  fetched.mockReset().mockImplementation((path) => Promise.resolve(new Response(path)));
  told.mockReset();
  vi.stubGlobal('fetch', fetched);
  window.addEventListener('vite:preloadError', told);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', told);
  document.head.replaceChildren();
});

const askedPaths = () => fetched.mock.calls.map(([path]) => path);

function styleLink(): HTMLLinkElement {
  const link = document.querySelector<HTMLLinkElement>(`link[href="/${names.style}"]`);
  if (link === null) throw new Error('No style was asked for.');
  return link;
}

test('the scripts are complete before the module is imported, each once', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  let deliver: (response: Response) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (deliver = resolve)));
  const importing = importPart(load, [names.page, names.shared]);
  const beside = importPart(load, [names.shared]);
  await beside;
  expect(load).toHaveBeenCalledOnce();
  deliver(new Response('page'));
  await expect(importing).resolves.toBe('module');
  await importPart(load, [names.page, names.shared]);
  expect(askedPaths()).toEqual([`/${names.page}`, `/${names.shared}`]);
});

test('a script that the network lost is not imported, and is fetched again at the next call', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  const lost = new TypeError('Failed to fetch');
  fetched.mockRejectedValueOnce(lost);
  await expect(importPart(load, [names.page, names.shared])).rejects.toBe(lost);
  expect(load).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ payload: lost }),
  );
  await expect(importPart(load, [names.page, names.shared])).resolves.toBe('module');
  expect(askedPaths()).toEqual([`/${names.page}`, `/${names.shared}`, `/${names.page}`]);
});

test('a script that the site no longer has is said to be missing', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  fetched.mockResolvedValue(new Response('', { status: 404 }));
  await expect(importPart(load, [names.page])).rejects.toThrow(`/${names.page}: 404`);
  expect(load).not.toHaveBeenCalled();
});

test('a module that fails by itself is reported, and rejects', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  await expect(importPart(() => Promise.reject(error))).rejects.toBe(error);
  expect(told).toHaveBeenCalledOnce();
});

test('a module that does not load is given up in time, and reported when it loads late', async () => {
  vi.useFakeTimers();
  let deliver: (module: string) => void = () => undefined;
  const load = () => new Promise<string>((resolve) => (deliver = resolve));
  const given = expect(importPart(load)).rejects.toBeInstanceOf(OfflineError);
  await vi.advanceTimersByTimeAsync(silenceMs);
  await given;
  const back = new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
  deliver('module');
  await back;
  vi.useRealTimers();
});

test('a style is applied before the module is imported, once', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  const importing = importPart(load, [names.style]);
  styleLink().dispatchEvent(new Event('load'));
  await expect(importing).resolves.toBe('module');
  await importPart(load, [names.style]);
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('a style that the page names already is not added', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/${names.style}">`;
  await importPart(() => Promise.resolve('module'), [names.style]);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('a style that cannot be had stops nothing where the page says that it does not matter, and is asked for again', async () => {
  told.mockImplementation((event) => event.preventDefault());
  const load = vi.fn(() => Promise.resolve('module'));
  const importing = importPart(load, [names.style]);
  styleLink().dispatchEvent(new Event('error'));
  await expect(importing).resolves.toBe('module');
  expect(told).toHaveBeenCalledOnce();
  const again = importPart(load, [names.style]);
  styleLink().dispatchEvent(new Event('load'));
  await expect(again).resolves.toBe('module');
});
