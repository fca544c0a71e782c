/** News between the tabs of this site. Where the browser has no channels, a tab hears nothing from the others. */
export type TabNews<News> = {
  /** Tells the other tabs. */
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

/** The news under a name; `hear` gives none that the same `tell` told. */
export function tabNews<News>(name: string): TabNews<News> {
  const own = Math.random();
  return {
    // Closed at once: some browsers keep no page with an open channel for the way back.
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
