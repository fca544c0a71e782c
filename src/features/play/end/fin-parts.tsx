import type { Partie } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { AvisForm } from './avis-form.tsx';
import { NextQuetes } from './next-quetes.tsx';
import { WonBadges } from './won-badges.tsx';

type FinPartsProps = {
  quete: Quete;
  partie: Partie;
  /** Another phone of the team proves this party: what only a proven one may say is said there. */
  isLed: boolean;
};

/** What comes after the end, for who likes: badges, where to go next, an opinion. */
export function FinParts({ quete, partie, isLed }: FinPartsProps) {
  return (
    <>
      <WonBadges partie={partie} />
      <NextQuetes quete={quete} />
      {!partie.isRetiree && !isLed && <AvisForm partie={partie} />}
    </>
  );
}
