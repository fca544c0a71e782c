import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetIcons,
  loadIcons,
  maximumAddressLength,
  questionPatienceMs,
} from './icon-loader.ts';
import { keptHours } from './icon-store.ts';

type Answer =
  | readonly string[]
  | ((asking: string[]) => string[])
  | 'absence'
  | 'failure'
  | 'coupure'
  | 'silence';

let asked: string[];
let local: Answer;
let remote: Answer;

/** Answers with the icons of a host, whatever the request, as a static file does; a function answers the request. */
function answerOf(answer: Answer, url: string, signal: AbortSignal): Promise<Response> {
  const [, prefix = '', asking = ''] = /\/([\w-]+)\.json\?icons=(.*)$/.exec(url) ?? [];
  if (answer === 'absence') return Promise.resolve(new Response('', { status: 404 }));
  if (answer === 'failure') return Promise.resolve(new Response('', { status: 503 }));
  if (answer === 'coupure') return Promise.reject(new TypeError('Failed to fetch'));
  // Silence ends a request by its time limit.
  if (answer === 'silence') return Promise.reject(signal.reason as Error);
  const names = typeof answer === 'function' ? answer(asking.split(',')) : answer;
  const icons = Object.fromEntries(names.map((name) => [name, { body: `<${name}/>` }]));
  return Promise.resolve(Response.json({ prefix, icons, width: 24, height: 24 }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  localStorage.clear();
  forgetIcons();
  asked = [];
  local = ['map', 'sun'];
  remote = ['map', 'sun', 'moon'];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return answerOf(url.startsWith('/api/') ? local : remote, url, signal);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function namesOf(names: readonly string[], waitMs = 0): Promise<string[]> {
  const loading = loadIcons('lucide', names);
  await vi.advanceTimersByTimeAsync(waitMs);
  return Object.keys((await loading).icons);
}

describe('an icon that is not in the page', () => {
  test('is loaded from the site, without a request to the public service', async () => {
    expect(await namesOf(['map'])).toContain('map');
    expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=map']);
  });

  test('is requested together with the others of the same moment', async () => {
    const both = [loadIcons('lucide', ['map']), loadIcons('lucide', ['sun'])];
    await vi.advanceTimersByTimeAsync(0);
    await Promise.all(both);
    expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=map,sun']);
  });

  test('comes from the public service when the site does not have it', async () => {
    expect(await namesOf(['moon', 'map'])).toEqual(
      expect.arrayContaining(['map', 'moon']),
    );
    expect(asked).toEqual([
      '/api/_nuxt_icon/lucide.json?icons=map,moon',
      'https://api.iconify.design/lucide.json?icons=moon',
    ]);
  });

  test('is loaded from the public service if the site has no such set', async () => {
    local = 'absence';
    expect(await namesOf(['moon'])).toContain('moon');
  });

  test.each(['failure', 'coupure'] as const)(
    'is not requested from the public service when the site answers with a %s',
    async (answer) => {
      local = answer;
      expect(await namesOf(['map'])).toEqual([]);
      expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=map']);
    },
  );

  test('waits for a slow site for 5 s, without a request to the public service then either', async () => {
    expect(questionPatienceMs).toBe(5_000);
    const patience = vi.spyOn(AbortSignal, 'timeout');
    patience.mockReturnValue(AbortSignal.abort());
    local = 'silence';
    expect(await namesOf(['map'])).toEqual([]);
    expect(patience).toHaveBeenCalledExactlyOnceWith(questionPatienceMs);
    expect(asked).toHaveLength(1);
  });

  test('is missing if no host has it, and breaks nothing', async () => {
    expect(await namesOf(['inconnue'])).not.toContain('inconnue');
  });

  test('is stored by the page, then by the device for 168 hours', async () => {
    await namesOf(['map']);
    await namesOf(['map']);
    expect(asked).toHaveLength(1);
    forgetIcons();
    await namesOf(['map']);
    expect(asked).toHaveLength(1);
    forgetIcons();
    vi.setSystemTime(keptHours * 3_600_000);
    await namesOf(['map']);
    expect(asked).toHaveLength(2);
  });

  test('is requested in several parts if the address would be too long', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `icone-numero-${index}`);
    local = (asking) => asking;
    expect(await namesOf(names)).toHaveLength(60);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every((url) => url.length <= maximumAddressLength)).toBe(true);
  });

  test('is not requested again when the site has answered with all icons of the set', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `icone-numero-${index}`);
    local = names;
    expect(await namesOf(names)).toHaveLength(60);
    expect(asked).toHaveLength(1);
  });

  test('is loaded from the site under its other name, without another request', async () => {
    asked = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      const aliases = { plan: { parent: 'map' } };
      const icons = { map: { body: '<path/>' } };
      return Promise.resolve(Response.json({ prefix: 'lucide', icons, aliases }));
    });
    expect(await namesOf(['plan'])).toEqual(['map', 'plan']);
    forgetIcons();
    expect(await namesOf(['plan'])).toEqual(['map', 'plan']);
    expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=plan']);
  });

  test('is none when the answer is another thing', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ prefix: 'autre' })));
    expect(await namesOf(['map'])).toEqual([]);
  });
});
