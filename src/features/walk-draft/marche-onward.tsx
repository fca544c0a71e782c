import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { NextMove } from '@/domain/partie/chemin.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';

type MarcheOnwardProps = {
  move: NextMove;
  parcours: Parcours;
  onGoOn: () => void;
  onChoose: (suite: number) => void;
  onPick: (vers: EtapeId) => void;
};

/** Moves after an étape, in the order or along the links of the draft. */
export function MarcheOnward({
  move,
  parcours,
  onGoOn,
  onChoose,
  onPick,
}: MarcheOnwardProps) {
  const { etapes } = parcours;
  switch (move.type) {
    case 'suivante':
      return (
        <Button size="large" wide onClick={onGoOn}>
          Étape suivante
        </Button>
      );
    case 'terminer':
    case 'finir-ici':
      return (
        <Button size="large" wide onClick={onGoOn}>
          Terminer l’essai
        </Button>
      );
    case 'choisir':
      return move.suites.map(({ index, suite }) => (
        <Button key={index} size="large" wide onClick={() => onChoose(index)}>
          {suite.libelle.trim() === ''
            ? `Choix ${index + 1}`
            : typographie(suite.libelle)}
        </Button>
      ));
    case 'prendre':
      return (
        <>
          {move.etapes.map((etape) => (
            <Button
              key={etape.id}
              variant="secondary"
              wide
              onClick={() => onPick(etape.id)}
            >
              Étape {etapes.findIndex(({ id }) => id === etape.id) + 1}
              {etape.titre.trim() !== '' && `\u00A0: ${typographie(etape.titre)}`}
            </Button>
          ))}
          {move.mayEnd && (
            <Button size="large" wide onClick={onGoOn}>
              Terminer l’essai
            </Button>
          )}
        </>
      );
  }
}
