import { t } from '@lingui/core/macro';
import { isAventure, isInOrder } from '@/domain/partie/chemin.ts';
import { wayBack, type WayBack } from '@/domain/partie/way-back.ts';
import { doneCount, etapeCountOf } from '@/domain/partie/bilan.ts';
import { shortenedEnd } from '@/domain/partie/moves.ts';
import { etapeOf, type Partie } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { walkedWords } from '@/epreuves/position/way-words.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';

type EcourterPanelProps = { partie: Partie; contenu: Contenu; onShorten: () => void };

/** « Écourter la balade »: the distance of its last étape, or its nearest ending, the way there, and the text of the end. */
export function EcourterPanel({ partie, contenu, onShorten }: EcourterPanelProps) {
  const end = shortenedEnd(partie, contenu);
  const endIndex = end === null ? -1 : contenu.etapes.indexOf(end);
  const way = wayBack(contenu, partie.etapeIndex, endIndex);
  const isOrdered = isInOrder(contenu);
  const isStory = isAventure(contenu);
  const { id: etapeId } = etapeOf(partie, contenu);
  const shortened = play(partie, { type: 'shorten', etapeId }, contenu);
  const done = doneCount(partie, contenu);
  const total = etapeCountOf(shortened, contenu);
  return (
    <div className="space-y-4 text-lg">
      <p>
        {whereWords(isStory, end)} {t`Rien n’est perdu de ce que vous avez fait.`}
      </p>
      {way === null ? (
        <p>{t`Son lieu n’est pas sur la carte\u00A0: suivez l’adresse qu’elle donne.`}</p>
      ) : (
        <Ways way={way} numero={partie.etapeIndex + 1} isOrdered={isOrdered} />
      )}
      <p>
        {t`À l’arrivée, le bilan dira ce qui est fait\u00A0: ${done} sur ${total} pour l’instant, et la dernière étape s’y ajoutera.`}
      </p>
      <Button wide onClick={onShorten}>
        {isStory ? t`Aller à cette fin` : t`Aller à la dernière étape`}
      </Button>
      <p>
        {isStory
          ? t`Vous pourrez reprendre l’histoire ici tant qu’elle n’est pas finie.`
          : t`Vous pourrez reprendre toute la balade tant que vous n’êtes pas arrivés.`}
      </p>
    </div>
  );
}

/** Destination of a shortened walk, with its title if it has one. */
function whereWords(isStory: boolean, end: EtapePublique | null): string {
  if (end === null) {
    return isStory
      ? t`L’histoire va droit à sa fin la plus proche.`
      : t`Vous rentrez tout droit par la dernière étape.`;
  }
  const titre = typographie(end.titre);
  return isStory
    ? t`L’histoire va droit à sa fin la plus proche, ${titre}.`
    : t`Vous rentrez tout droit par la dernière étape, ${titre}.`;
}

type WaysProps = {
  way: WayBack;
  numero: number;
  /** True if the remaining étapes are on one way. */
  isOrdered: boolean;
};

function Ways({ way, numero, isOrdered }: WaysProps) {
  const distance = walkedWords(way.direct);
  return (
    <>
      <p>
        {isOrdered
          ? t`Depuis l’étape ${numero}, elle est environ\u00A0:`
          : t`D’ici, elle est environ\u00A0:`}
      </p>
      <ul className="list-disc space-y-1 pl-6">
        {isOrdered ? (
          <>
            <li>{t`à ${distance} à vol d’oiseau\u202F;`}</li>
            <OrderedWays way={way} />
          </>
        ) : (
          <li>{t`à ${distance} à vol d’oiseau.`}</li>
        )}
      </ul>
      <p>{t`Sur place, «\u00A0Où aller\u202F?\u00A0» vous guidera.`}</p>
    </>
  );
}

/** The ways by the étapes: those behind, if shorter, and the remaining ones. */
function OrderedWays({ way: { rest, behind } }: Pick<WaysProps, 'way'>) {
  const forwards = walkedWords(rest);
  const backwards = behind !== null && behind < rest ? walkedWords(behind) : null;
  return (
    <>
      {backwards !== null && <li>{t`à ${backwards} en revenant sur vos pas\u202F;`}</li>}
      <li>{t`à ${forwards} par toutes les étapes qui restent.`}</li>
    </>
  );
}
