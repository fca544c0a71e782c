import type { Page } from '@playwright/test';

/**
 * Google's `api.js` is beyond this machine. In its place, the little that Firebase's SDK and the emulator's own frame
 * use of it: a frame that is opened, and messages with an answer between the two.
 */
function gapi(): void {
  type Handler = (data: unknown) => unknown;
  type Message = { gapi: 'ask' | 'answer'; type: string; id: number; data: unknown };
  const handlers = new Map<string, Handler>();
  const early: [Message, Window][] = [];
  const asked = new Map<number, (answers: unknown[]) => void>();
  let lastId = 0;

  const reply = async (message: Message, to: Window) => {
    const data = await handlers.get(message.type)?.(message.data);
    to.postMessage({ ...message, gapi: 'answer', data }, '*');
  };
  window.addEventListener('message', (event) => {
    const message = event.data as Partial<Message> | null;
    if (message?.gapi === undefined) return;
    const whole = message as Message; // Only this script uses `gapi`.
    if (whole.gapi === 'answer') {
      try {
        asked.get(whole.id)?.([whole.data]);
      } catch {
        // Google's script swallows errors of a callback; the SDK relies on it.
      }
    } else if (handlers.has(whole.type)) void reply(whole, event.source as Window);
    else early.push([whole, event.source as Window]);
  });
  const channel = (target: () => Window) => ({
    register: (type: string, handler: Handler) => {
      handlers.set(type, handler);
      for (const [message, to] of early.splice(0)) {
        if (message.type === type) void reply(message, to);
      }
    },
    send: (type: string, data: unknown, callback: (answers: unknown[]) => void) => {
      lastId += 1;
      asked.set(lastId, callback);
      target().postMessage({ gapi: 'ask', type, id: lastId, data }, '*');
    },
    restyle: () => Promise.resolve(),
    ping: (callback: () => void) => {
      callback();
      return Promise.resolve([{}]);
    },
  });
  const open = (options: { url: string }, ready: (frame: unknown) => unknown) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.title = 'Auth';
      frame.hidden = true;
      frame.src = options.url;
      frame.addEventListener('load', () =>
        resolve(ready(channel(() => frame.contentWindow ?? window))),
      );
      document.body.append(frame);
    });
  const load = (_name: string, { callback }: { callback: () => void }) => callback();
  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: 'cross-origin',
    getContext: () => ({ open, getParentIframe: () => channel(() => window.parent) }),
  };
  const site = window as unknown as Record<string, unknown>;
  site['gapi'] = { load, iframes };
  const script = document.currentScript as HTMLScriptElement | null;
  const name = new URL(script?.src ?? location.href).searchParams.get('onload');
  const ready = site[name ?? 'gapi_onload'];
  if (typeof ready === 'function') (ready as () => void)();
}

/** Replaces Google's script in `page`, and opens its window on this machine. */
export async function answerGoogleScript(page: Page): Promise<void> {
  await page.context().route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => route.abort('internetdisconnected'),
  );
  await page.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapi.toString()})()` }),
  );
}

/** Presses the button that opens Google's window. @param name the button's label. */
export async function openGoogleWindow(
  page: Page,
  name = 'Continuer avec Google',
): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name }).click();
  return opened;
}

/** Chooses a new Google account in the window that the emulator shows in Google's place. */
export async function chooseGoogleAccount(window: Page, email: string): Promise<void> {
  await window.locator('.js-new-account').click();
  await window.locator('#email-input').fill(email);
  await window.locator('#sign-in').click();
}
