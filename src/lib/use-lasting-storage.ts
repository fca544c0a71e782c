import { useEffect, useState } from 'react';
import { demandLastingStorage, isStorageLasting } from './lasting-storage.ts';

type LastingStorage = {
  /** True if the browser has promised to keep the data; null without such a promise, undefined until it answers. */
  isLasting: boolean | null | undefined;
  /** The browser was asked, and has not promised. */
  isRefused: boolean;
  demand: () => Promise<void>;
};

/** The browser's promise about this site's data on the device, and how to request it. */
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
