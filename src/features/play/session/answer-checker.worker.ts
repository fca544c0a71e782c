import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import type { CheckAnswer, CheckRequest } from './answer-checker.ts';

/** Slow hashes, away from the thread that draws. */
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const { id, canonical, empreinte } = data;
  matchesEmpreinte(canonical, empreinte).then(
    (isRight) => {
      self.postMessage({ id, isRight } satisfies CheckAnswer);
    },
    () => {
      self.postMessage({ id, isRight: null } satisfies CheckAnswer);
    },
  );
};
