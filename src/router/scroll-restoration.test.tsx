import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryRouter } from './create-router.ts';
import { Outlet } from './outlet.tsx';
import { RouterProvider } from './router-provider.tsx';
import { decodeHash, ScrollRestoration } from './scroll-restoration.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  Element.prototype.scrollIntoView = scrollIntoView;
});

function open(address = '/') {
  const root = (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  );
  const children = [{ path: '*', element: <p id="été">L’été</p> }];
  const router = createMemoryRouter([{ element: root, children }], { address });
  render(<RouterProvider router={router} />);
  return router;
}

describe('after a navigation the page', () => {
  test('is at its top, or where it was left when one comes back', async () => {
    const router = open();
    vi.stubGlobal('scrollY', 640);
    await act(() => router.navigate('/faq'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    vi.stubGlobal('scrollY', 0);
    act(() => router.go(-1));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  test('is at the target of its address, however it was encoded', async () => {
    const router = open();
    scrollTo.mockReset();
    await act(() => router.navigate('/faq#%C3%A9t%C3%A9'));
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('is at its top when its target is not there', async () => {
    const router = open();
    scrollTo.mockReset();
    await act(() => router.navigate('/faq#ailleurs'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  test('stays when the navigation asks for it, and when its data are read again', async () => {
    const router = open();
    scrollTo.mockReset();
    await act(() => router.navigate('/?q=1', { preventScrollReset: true }));
    await act(() => router.revalidate());
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

test('positions outlive the document, which the browser itself puts back', () => {
  open();
  expect(window.history.scrollRestoration).toBe('manual');
  vi.stubGlobal('scrollY', 320);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  expect(window.sessionStorage.getItem('defilement')).toContain('320');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('a target that is badly encoded is taken as it was written', () => {
  expect(decodeHash('#%E0%A4%A')).toBe('%E0%A4%A');
});
