import { expect, test, vi } from 'vitest';
import { keepFormsInPage } from './baked-page.ts';

function createForm(action?: string): HTMLFormElement {
  const form = document.createElement('form');
  if (action !== undefined) form.setAttribute('action', action);
  document.body.append(form);
  return form;
}

test('a form that nobody hears yet is sent again until somebody does, and never by the browser', () => {
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

  // A form with an address of its own, and one that is gone, are left alone.
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
