import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PageScroll } from './page-scroll.tsx';

const scrollTo = vi.fn<(x: number, y: number) => void>();
const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  sessionStorage.clear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

function open(address = '/') {
  const root = (
    <>
      <PageScroll />
      <Outlet />
    </>
  );
  const page = <p id="été">L’été</p>;
  const router = createMemoryRouter(
    [
      {
        element: root,
        hydrateFallbackElement: <></>,
        children: [{ path: '*', loader: () => null, element: page }],
      },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { '0-0': null } } },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe('after a navigation the page', () => {
  test('is at its top, or at its former position on going back and forth', async () => {
    const router = open();
    vi.stubGlobal('scrollY', 640);
    await act(() => router.navigate('/faq'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    vi.stubGlobal('scrollY', 80);
    await act(() => router.navigate(-1));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    await act(() => router.navigate(1));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 80);
  });

  test('is at the target of its address, however it is encoded', async () => {
    const router = open();
    await act(() => router.navigate('/faq#%C3%A9t%C3%A9'));
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each(['#ailleurs', '#%E0%A4%A'])(
    'is at its top when nothing answers to %s',
    async (hash) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const router = open();
      await act(() => router.navigate(`/faq${hash}`));
      expect(scrollIntoView).not.toHaveBeenCalled();
      expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    },
  );

  test('stays when the navigation asks for it, and when its data are read again', async () => {
    const router = open();
    await act(() => router.navigate('/?q=1', { preventScrollReset: true }));
    await act(() => router.revalidate());
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

test('a page that the build rendered is not moved as it wakes', () => {
  open('/faq#%C3%A9t%C3%A9');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('positions outlive the document, which the browser itself puts back in its place', async () => {
  const router = open();
  expect(window.history.scrollRestoration).toBe('manual');
  vi.stubGlobal('scrollY', 640);
  await act(() => router.navigate('/faq'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(window.history.scrollRestoration).toBe('auto');
  expect(sessionStorage.getItem('react-router-scroll-positions')).toContain('640');
  // The document is restored as it was left, from the browser's own cache.
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('if the browser stores nothing, positions last as long as the document', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const router = open();
  vi.stubGlobal('scrollY', 640);
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('scroll positions'));
});
