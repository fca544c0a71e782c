import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetIcons } from './icon-loader.ts';
import { RemoteIcon } from './remote-icon.tsx';

const localHost = '/api/_nuxt_icon/lucide.json';
const remoteHost = 'https://api.iconify.design/lucide.json';

let asked: string[];

/** Sets each host's answer, by the beginning of its address; a host without an answer is unreachable. */
function answer(jsonByHost: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const host = Object.keys(jsonByHost).find((one) => url.startsWith(one));
    return host === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(jsonByHost[host]));
  });
}

function setOf(icons: Readonly<Record<string, unknown>>, aliases = {}) {
  return { prefix: 'lucide', icons, aliases, width: 24, height: 24 };
}

/** Waits until the icon is drawn, and returns the text of its image. */
async function drawingOf(container: HTMLElement): Promise<string> {
  return waitFor(() => {
    const icon = container.querySelector<HTMLElement>('.iconify');
    expect(icon).toBeVisible();
    return decodeURIComponent(icon?.style.getPropertyValue('--svg') ?? '');
  });
}

beforeEach(() => {
  localStorage.clear();
  forgetIcons();
  asked = [];
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('an icon reserves its room, then shows itself in the colour of the words beside it', async () => {
  answer({ [localHost]: setOf({ corbeille: { body: '<path d="M3 6h18"/>' } }) });
  const { container } = render(<RemoteIcon name="lucide:corbeille" className="size-6" />);
  expect(container.firstElementChild).toHaveClass('size-6');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(await drawingOf(container)).toContain("<path d='M3 6h18'/>");
  const drawn = container.querySelector('.iconify');
  expect(drawn).toHaveStyle({ width: '100%', height: '100%' });
  expect(drawn?.getAttribute('style')).toContain('background-color: currentcolor');
  expect(asked).toEqual([`${localHost}?icons=corbeille`]);
});

test('an alias of an alias is drawn as its icon, turned and mirrored by both', async () => {
  const aliases = {
    descend: { parent: 'fleche', rotate: 1 },
    miroir: { parent: 'descend', hFlip: true },
  };
  answer({ [localHost]: setOf({ fleche: { body: '<path d="M1 2h3"/>' } }, aliases) });
  const { container } = render(<RemoteIcon name="lucide:miroir" />);
  const drawing = await drawingOf(container);
  expect(drawing).toContain("<path d='M1 2h3'/>");
  expect(drawing).toMatch(/rotate\(90 12 12\)/);
  expect(drawing).toMatch(/scale\(-1 1\)/);
  expect(asked).toHaveLength(1);
});

test('an icon without a source leaves its room empty, and is requested once', async () => {
  answer({ [localHost]: setOf({}), [remoteHost]: setOf({}) });
  const { container, rerender } = render(<RemoteIcon name="lucide:inconnue" />);
  await waitFor(() => {
    expect(asked).toEqual([
      `${localHost}?icons=inconnue`,
      `${remoteHost}?icons=inconnue`,
    ]);
  });
  rerender(<RemoteIcon name="lucide:inconnue" className="size-6" />);
  expect(container.querySelector('.iconify')).toBeNull();
  expect(container.firstElementChild).toHaveClass('size-6');
  expect(asked).toHaveLength(2);
});

test('without network the room stays, and the icon loads by itself once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer({});
  const { container } = render(<RemoteIcon name="lucide:tardive" />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.querySelector('.iconify')).toBeNull();

  online.mockReturnValue(true);
  answer({ [localHost]: setOf({ tardive: { body: '<path d="M9 9h9"/>' } }) });
  window.dispatchEvent(new Event('online'));
  expect(await drawingOf(container)).toContain("<path d='M9 9h9'/>");
});

test('an icon shows itself if the browser stores nothing', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  answer({ [localHost]: setOf({ bloquee: { body: '<path d="M5 5h5"/>' } }) });
  const { container } = render(<RemoteIcon name="lucide:bloquee" />);
  expect(await drawingOf(container)).toContain("<path d='M5 5h5'/>");
});
