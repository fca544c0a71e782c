import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { keepEquipe } from '@/data/equipe/equipe-store.ts';
import { capitaineOf, finderOf } from '@/domain/equipe/equipe.ts';
import type { Membre } from '@/domain/equipe/membre.ts';
import { suiviOf, type Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { followTeam, useEquipe } from './equipe-session.ts';
import { foundWords, membersWords } from './equipe-words.ts';

type EquipeLineProps = { partie: Partie; contenu: Contenu };

/** The members, the finder of the shown answer, and the changes of the team. Keeps the team in sync. */
export function EquipeLine({ partie, contenu }: EquipeLineProps) {
  const { id } = partie;
  const { equipe, view } = useEquipe(id);
  const services = useFirebase();
  const isOnline = useOnline();

  // The other phones are outside React.
  useEffect(() => followTeam(services, id, contenu), [services, id, contenu]);

  if (equipe === null) return null;
  const { membre } = equipe;
  const { autres, isConnected, isRefused } = view;
  const isAlone = !isOnline || (autres !== null && !isConnected);
  const capitaine = capitaineOf([membre, ...(autres ?? [])])?.appareil;
  return (
    <section aria-label={t`Équipe`} className="space-y-2 pb-2 text-base">
      {isAlone ? (
        <p>
          <Trans>
            Sans réseau, vous jouez de votre côté{'\u00A0'}: tout sera réuni étape par
            étape à son retour.
          </Trans>
        </p>
      ) : (
        <p>{autres === null ? t`L’équipe arrive…` : membersWords(autres, capitaine)}</p>
      )}
      <p role="status">{finderWords(membre, partie, contenu)}</p>
      {isRefused && (
        <Alert tone="attention">
          <Trans>
            Votre compte a changé depuis que vous êtes dans l’équipe. Rejoignez-la avec
            son code, depuis «{'\u00A0'}Avant de partir{'\u00A0'}».
          </Trans>
        </Alert>
      )}
      {membre.nouvelle !== null && (
        <LeadNews
          nouvelle={membre.nouvelle}
          onRead={() =>
            keepEquipe(id, { ...equipe, membre: { ...membre, nouvelle: null } })
          }
        />
      )}
    </section>
  );
}

/** The finder at the shown étape, if on another phone. */
function finderWords(membre: Membre, partie: Partie, contenu: Contenu): string {
  const etape = contenu.etapes[partie.etapeIndex];
  if (etape === undefined || partie.moment !== 'resultat') return '';
  const prenom = finderOf(membre, etape.id);
  return prenom === null ? '' : foundWords(prenom, suiviOf(partie, etape.id));
}

type LeadNewsProps = {
  nouvelle: Exclude<Membre['nouvelle'], null>;
  onRead: () => void;
};

function LeadNews({ nouvelle, onRead }: LeadNewsProps) {
  return (
    <Alert tone="info" announce="polie">
      <p>
        {nouvelle === 'mene'
          ? t`Vous êtes maintenant capitaine\u00A0: ce téléphone fait vérifier les réponses de l’équipe.`
          : t`Un autre téléphone est maintenant capitaine. Tout ce que vous avez trouvé reste à l’équipe.`}
      </p>
      <Button variant="quiet" onClick={onRead}>
        {t`Compris`}
      </Button>
    </Alert>
  );
}
