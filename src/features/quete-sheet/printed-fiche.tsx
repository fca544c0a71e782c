import { t } from '@lingui/core/macro';
import type { Contenu } from '@/domain/quete/quete.ts';
import { FicheClasse } from '@/papier/fiche-classe.tsx';
import { Impression } from '@/papier/impression.tsx';

/** The sheet of a teacher, handed to the printer. */
export function PrintedFiche({
  contenu,
  onDone,
}: {
  contenu: Contenu;
  onDone: () => void;
}) {
  return (
    <Impression
      titre={`${contenu.titre} – ${t`La fiche de l’enseignant`}`}
      onDone={onDone}
    >
      <FicheClasse contenu={contenu} />
    </Impression>
  );
}
