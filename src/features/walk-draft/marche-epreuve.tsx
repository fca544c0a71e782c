import type { ReactNode } from 'react';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';
import { pointsAtStake } from '@/domain/partie/etape-under-way.ts';
import type { Reponse, Suivi } from '@/domain/partie/partie.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { DraftEpreuve } from '@/editing/preview/draft-epreuve.tsx';
import { Button } from '@/ui/button.tsx';

type MarcheEpreuveProps = {
  etape: EtapePublique;
  epreuve: EpreuveToAnswer;
  suivi: Suivi;
  onAnswer: (reponse: Reponse, juste: boolean) => void;
  onIndice: (numero: number) => void;
  onPass: () => void;
  /** Noting and placing. */
  tools: ReactNode;
};

/** The épreuve of an étape, as shown to the walking author. */
export function MarcheEpreuve({
  etape,
  epreuve,
  suivi,
  onAnswer,
  onIndice,
  onPass,
  tools,
}: MarcheEpreuveProps) {
  return (
    <DraftEpreuve
      titre={etape.titre}
      epreuve={epreuve}
      points={pointsAtStake(etape, suivi)}
      consigneId="marche-consigne"
      indiceCount={suivi.indiceCount}
      onIndice={onIndice}
      onAnswer={onAnswer}
      wrong="Ce n’est pas la bonne réponse."
      tools={tools}
      footer={
        <Button variant="quiet" onClick={onPass}>
          Passer l’épreuve
        </Button>
      }
    />
  );
}
