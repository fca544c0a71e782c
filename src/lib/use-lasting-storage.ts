import { useEffect, useState } from 'react';
import { demandLastingStorage, isStorageLasting } from './lasting-storage.ts';

type LastingStorage = {
  /** Whether the browser has promised to keep what is here; null where it has no such promise, undefined until it answers. */
  isLasting: boolean | null | undefined;
  /** It was asked, and has not promised. */
  isRefused: boolean;
  demand: () => Promise<void>;
};

/** What the browser promises of what this site keeps on the device, and how to ask it for more. */
export function useLastingStorage(): LastingStorage {
  const [isLasting, setIsLasting] = useState<boolean | null | undefined>(undefined);
  const [isRefused, setIsRefused] = useState(false);

  // The browser answers in its own time.
  useEffect(() => {
    let isGone = false;
    void isStorageLasting().then((answer) => {
      if (!isGone) setIsLasting(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const demand = async () => {
    const answer = await demandLastingStorage();
    setIsLasting(answer);
    setIsRefused(answer !== true);
  };
  return { isLasting, isRefused, demand };
}
