import { t } from '@lingui/core/macro';
import IconSolution from '~icons/lucide/lightbulb';
import IconReport from '~icons/lucide/octagon-alert';
import IconWrite from '~icons/lucide/message-circle';
import { isOpen, maySeeSolution } from '@/domain/partie/etape-under-way.ts';
import { etapeOf, suiviOf, type Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { MenuEntry } from './menu-entry.tsx';

/** Where « Besoin d’aide ? » leads. */
export type AidePanelName = 'solution' | 'bloque' | 'signaler';

type AidePanelProps = {
  partie: Partie;
  contenu: Contenu;
  /** Of a quête privée: nobody answers, and what is reported is the quête itself. */
  isPrivee: boolean;
  onChoose: (panel: AidePanelName) => void;
};

/** « Besoin d’aide ? »: every way on from where one stands. */
export function AidePanel({ partie, contenu, isPrivee, onChoose }: AidePanelProps) {
  const etape = etapeOf(partie, contenu);
  const suivi = suiviOf(partie, etape.id);
  const isAsked = partie.moment === 'epreuve' && isOpen(etape, suivi);
  return (
    <div className="space-y-3">
      {isAsked && maySeeSolution(etape, suivi) && (
        <MenuEntry Icon={IconSolution} onPress={() => onChoose('solution')}>
          {t`Voir la solution`}
        </MenuEntry>
      )}
      {!isPrivee && (
        <MenuEntry Icon={IconWrite} onPress={() => onChoose('bloque')}>
          {t`Je suis bloqué`}
        </MenuEntry>
      )}
      <MenuEntry Icon={IconReport} onPress={() => onChoose('signaler')}>
        {isPrivee ? t`Signaler cette quête` : t`Signaler un problème`}
      </MenuEntry>
      {isAsked && (
        <p className="pt-1">
          {maySeeSolution(etape, suivi)
            ? t`«\u00A0Passer l’étape\u00A0», sous la question, marche toujours, même sans réseau.`
            : t`Vous pouvez voir la solution après les indices, ou après trois essais. «\u00A0Passer l’étape\u00A0», sous la question, marche toujours, même sans réseau.`}
        </p>
      )}
    </div>
  );
}
