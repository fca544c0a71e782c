/** News between the tabs of this site. In browsers without channels, a tab hears nothing from the others. */
export type TabNews<News> = {
  /** Sends to the other tabs. */
  tell: (news: News) => void;
  /** Calls back with news of other tabs; returns a stop function. */
  hear: (listener: (news: News) => void) => () => void;
};

type Message<News> = { from: number; news: News };

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The news under a name; `hear` skips those of the same `tell`. */
export function tabNews<News>(name: string): TabNews<News> {
  const own = Math.random();
  return {
    // Closed at once: some browsers drop a page with an open channel from their back cache.
    tell: (news) => {
      const channel = openChannel(name);
      channel?.postMessage({ from: own, news } satisfies Message<News>);
      channel?.close();
    },
    hear: (listener) => {
      const channel = openChannel(name);
      if (channel === null) return () => undefined;
      channel.onmessage = ({ data }: MessageEvent<Message<News>>) => {
        if (data.from !== own) listener(data.news);
      };
      return () => channel.close();
    },
  };
}
