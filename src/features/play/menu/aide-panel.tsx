import { t } from '@lingui/core/macro';
import IconIndice from '~icons/lucide/lightbulb';
import IconOther from '~icons/lucide/repeat';
import IconReport from '~icons/lucide/octagon-alert';
import IconSolution from '~icons/lucide/key-round';
import IconStory from '~icons/lucide/book-open';
import IconWrite from '~icons/lucide/message-circle';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import { isVueIn } from '@/domain/partie/envoi.ts';
import {
  answersOtherwise,
  isOpen,
  maySeeSolution,
  pointsAtStake,
} from '@/domain/partie/etape-under-way.ts';
import { etapeOf, suiviOf } from '@/domain/partie/partie.ts';
import { embarqueeId, isEmbarqueeId } from '@/domain/quete/embarquee.ts';
import { isPriveeId } from '@/domain/quete/quete-id.ts';
import type { EtapePublique, Quete } from '@/domain/quete/quete.ts';
import { PassEtapeButton } from '../help/pass-etape-button.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { nextIndiceWords } from '../session/play-words.ts';
import { MenuEntry } from './menu-entry.tsx';

/** Panels linked from help. */
export type AidePanelName = 'solution' | 'bloque' | 'signaler';

type AidePanelProps = {
  quete: Quete;
  kept: KeptPartie;
  actions: PlayActions;
  onChoose: (panel: AidePanelName) => void;
  /** Closes the menu, then acts. */
  act: (action: () => void) => void;
};

/** Every way on from the party's place, then the ways to write to the team. */
export function AidePanel(props: AidePanelProps) {
  const { quete, kept, onChoose } = props;
  const etape = etapeOf(kept.partie, quete.contenu);
  const isAsked =
    kept.partie.moment === 'epreuve' && isOpen(etape, suiviOf(kept.partie, etape.id));
  // A quête privée has no responsable: the quête itself is reported.
  const isPrivee = isPriveeId(quete.id);
  // Without a back end nothing is written to the team, and no answer is stored.
  const isEmbarquee = isEmbarqueeId(quete.id);
  return (
    <div className="space-y-3">
      {isAsked && <WaysOn {...props} etape={etape} hasSolution={!isEmbarquee} />}
      {!isPrivee && !isEmbarquee && (
        <MenuEntry Icon={IconWrite} onPress={() => onChoose('bloque')}>
          {t`Écrire à l’équipe`}
        </MenuEntry>
      )}
      {quete.id !== embarqueeId && (
        <MenuEntry Icon={IconReport} onPress={() => onChoose('signaler')}>
          {isPrivee ? t`Signaler cette quête` : t`Signaler un problème`}
        </MenuEntry>
      )}
    </div>
  );
}

/** The ways on from a question, with or without network: the story, another question, an indice, the solution, the next étape. */
function WaysOn({
  kept: { partie, envoi },
  etape,
  hasSolution,
  actions,
  onChoose,
  act,
}: AidePanelProps & { etape: EtapePublique; hasSolution: boolean }) {
  const { epreuve } = etape;
  if (epreuve.type === 'aucune') return null;
  const suivi = suiviOf(partie, etape.id);
  const { indiceCount } = suivi;
  const indice = epreuve.indices[indiceCount];
  const isVue = isVueIn(envoi, etape.id);
  const isOther = answersOtherwise(partie, etape);
  return (
    <>
      {indice !== undefined && (
        <MenuEntry
          Icon={IconIndice}
          onPress={() => act(() => actions.askIndice(etape.id, indiceCount + 1))}
        >
          {nextIndiceWords(isVue ? 0 : indice.cout, epreuve.indices.length - indiceCount)}
        </MenuEntry>
      )}
      <MenuEntry Icon={IconStory} onPress={() => act(() => actions.goBack(etape.id))}>
        {t`Relire le récit`}
      </MenuEntry>
      {epreuve.autre !== undefined && (
        <MenuEntry
          Icon={IconOther}
          onPress={() => act(() => actions.chooseWay(etape.id, !isOther))}
        >
          {isOther ? t`Revenir à la première question` : t`Répondre autrement`}
        </MenuEntry>
      )}
      {hasSolution && maySeeSolution(etape, suivi) && (
        <MenuEntry Icon={IconSolution} onPress={() => onChoose('solution')}>
          {t`Voir la solution`}
        </MenuEntry>
      )}
      {hasSolution && !maySeeSolution(etape, suivi) && (
        <p>{t`Vous pourrez voir la solution après les indices, ou après trois essais.`}</p>
      )}
      <PassEtapeButton
        points={pointsAtStake(etape, suivi)}
        isVue={isVue}
        hasSolution={hasSolution}
        onPass={() => act(() => actions.passEtape(etape.id))}
      />
    </>
  );
}
