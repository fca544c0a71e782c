import { isAventure, isInOrder } from '@/domain/partie/chemin.ts';
import { wayBack, type WayBack } from '@/domain/partie/way-back.ts';
import { doneCount, etapeCountOf } from '@/domain/partie/bilan.ts';
import { shortenedEnd } from '@/domain/partie/moves.ts';
import { etapeOf, type Partie } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { walkedWords } from '@/epreuves/position/way-words.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';

type EcourterPanelProps = { partie: Partie; contenu: Contenu; onShorten: () => void };

/** « Écourter la balade »: how far its last étape is, or its nearest ending, by which way, and what the end will say. */
export function EcourterPanel({ partie, contenu, onShorten }: EcourterPanelProps) {
  const end = shortenedEnd(partie, contenu);
  const endIndex = end === null ? -1 : contenu.etapes.indexOf(end);
  const way = wayBack(contenu, partie.etapeIndex, endIndex);
  const isOrdered = isInOrder(contenu);
  const isStory = isAventure(contenu);
  const { id: etapeId } = etapeOf(partie, contenu);
  const shortened = play(partie, { type: 'shorten', etapeId }, contenu);
  const done = doneCount(partie, contenu);
  const where = end === null ? '' : `, ${typographie(end.titre)}`;
  return (
    <div className="space-y-4 text-lg">
      <p>
        {isStory
          ? `L’histoire va droit à sa fin la plus proche${where}. `
          : `Vous rentrez tout droit par la dernière étape${where}. `}
        Rien n’est perdu de ce que vous avez fait.
      </p>
      {way === null ? (
        <p>Son lieu n’est pas sur la carte{'\u00A0'}: suivez l’adresse qu’elle donne.</p>
      ) : (
        <Ways way={way} numero={partie.etapeIndex + 1} isOrdered={isOrdered} />
      )}
      <p>
        {`À l’arrivée, le bilan dira ce qui est fait\u00A0: ${done} sur ${etapeCountOf(shortened, contenu)} pour l’instant, et la dernière étape s’y ajoutera.`}
      </p>
      <Button wide onClick={onShorten}>
        {isStory ? 'Aller à cette fin' : 'Aller à la dernière étape'}
      </Button>
      <p>
        {isStory
          ? 'Vous pourrez reprendre l’histoire ici tant qu’elle n’est pas finie.'
          : 'Vous pourrez reprendre toute la balade tant que vous n’êtes pas arrivés.'}
      </p>
    </div>
  );
}

type WaysProps = {
  way: WayBack;
  numero: number;
  /** The étapes that are left lie on one way. */
  isOrdered: boolean;
};

function Ways({ way, numero, isOrdered }: WaysProps) {
  const { direct, rest, behind } = way;
  return (
    <>
      <p>
        {isOrdered
          ? `Depuis l’étape ${numero}, elle est environ\u00A0:`
          : 'D’ici, elle est environ\u00A0:'}
      </p>
      <ul className="list-disc space-y-1 pl-6">
        <li>{`à ${walkedWords(direct)} à vol d’oiseau${isOrdered ? '\u202F;' : '.'}`}</li>
        {isOrdered && behind !== null && behind < rest && (
          <li>{`à ${walkedWords(behind)} en revenant sur vos pas\u202F;`}</li>
        )}
        {isOrdered && (
          <li>{`à ${walkedWords(rest)} par toutes les étapes qui restent.`}</li>
        )}
      </ul>
      <p>{'Sur place, «\u00A0Où aller\u202F?\u00A0» vous guidera.'}</p>
    </>
  );
}
