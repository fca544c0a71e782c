import type { Partie } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { AvisForm } from './avis-form.tsx';
import { NextQuetes } from './next-quetes.tsx';
import { WonBadges } from './won-badges.tsx';

type FinPartsProps = {
  quete: Quete;
  partie: Partie;
  /** Another phone of the team proves this party: its results show there. */
  isLed: boolean;
};

/** Optional parts after the end: badges, next quêtes, an opinion. */
export function FinParts({ quete, partie, isLed }: FinPartsProps) {
  return (
    <>
      <WonBadges partie={partie} />
      <NextQuetes quete={quete} />
      {!partie.isRetiree && !isLed && <AvisForm partie={partie} />}
    </>
  );
}
