/** A browser's store of answers (`CacheStorage`), as far as the code under test uses it; Node has none. */
export class FakeCaches {
  readonly #byName = new Map<string, FakeCache>();
  /** Bytes there is room for in all. */
  room: number;

  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }

  open(name: string): Promise<FakeCache> {
    const cache = this.#byName.get(name) ?? new FakeCache(this);
    this.#byName.set(name, cache);
    return Promise.resolve(cache);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#byName.has(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#byName.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#byName.delete(name));
  }

  async match(
    url: string,
    { cacheName }: { cacheName?: string } = {},
  ): Promise<Response | undefined> {
    for (const [name, cache] of this.#byName) {
      if (cacheName !== undefined && cacheName !== name) continue;
      const found = await cache.match(url);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const origin = 'https://quetes.test';

class FakeCache {
  readonly #byUrl = new Map<string, { body: ArrayBuffer; type: string }>();
  readonly #storage: FakeCaches;

  constructor(storage: FakeCaches) {
    this.#storage = storage;
  }

  match(url: string): Promise<Response | undefined> {
    const kept = this.#byUrl.get(new URL(url, origin).href);
    return Promise.resolve(
      kept && new Response(kept.body, { headers: { 'Content-Type': kept.type } }),
    );
  }

  async put(url: string, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (body.byteLength > this.#storage.room) {
      throw new DOMException('There is no room left.', 'QuotaExceededError');
    }
    this.#storage.room -= body.byteLength;
    const type = response.headers.get('Content-Type') ?? '';
    this.#byUrl.set(new URL(url, origin).href, { body, type });
  }

  delete(url: string): Promise<boolean> {
    return Promise.resolve(this.#byUrl.delete(new URL(url, origin).href));
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.#byUrl.keys()].map((url) => ({ url })));
  }
}
