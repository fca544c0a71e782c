import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { readEquipe, watchEquipes } from '@/data/equipe/equipe-store.ts';
import {
  classementOf,
  groupeLabel,
  type Participation,
} from '@/domain/animation/groupe.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { genreWords, resultWords } from './animation-words.ts';
import { noteEtat, useFollowedEvenement } from './groupe-session.ts';

function useParticipation(partieId: PartieId): Participation | undefined {
  const participation = useSyncExternalStore(
    watchEquipes,
    useCallback(() => readEquipe(partieId)?.participation, [partieId]),
  );
  useFollowedEvenement(partieId, participation?.animation);
  return participation;
}

/** Which group this phone plays in, and what who organises says to all. */
export function GroupeLine({ partieId }: { partieId: PartieId }) {
  const participation = useParticipation(partieId);
  if (participation === undefined) return null;
  const { nom, groupe, etat } = participation;
  return (
    <section aria-label="Groupe" className="space-y-2 pb-2 text-base">
      <p className="font-bold break-words">{`${groupeLabel(groupe)} · ${nom}`}</p>
      {(etat === 'rassemblement' || etat === 'fini') && (
        <Together participation={participation} />
      )}
    </section>
  );
}

function Together({ participation }: { participation: Participation }) {
  const { etat, genre, groupe, classement } = participation;
  const lines = classementOf(classement);
  const own = lines.find((line) => line.groupe === groupe);
  return (
    <Alert
      tone="info"
      announce="polie"
      title={etat === 'fini' ? `C’est la fin ${genreWords[genre].de}` : 'Rassemblement !'}
    >
      <p>
        {etat === 'fini'
          ? 'Votre partie reste sur ce téléphone : vous pouvez la finir quand vous voulez.'
          : 'Revenez au point de rendez-vous. Rien de ce que vous avez trouvé n’est perdu.'}
      </p>
      {own !== undefined && <p className="font-bold">{resultWords(own, lines.length)}</p>}
      {lines.length > 1 && (
        <ol aria-label="Classement des groupes">
          {lines.map(({ groupe: letter, points, place }) => (
            <li key={letter}>
              {`${place}. ${groupeLabel(letter)}, ${formatCount(points, 'point', 'points')}`}
            </li>
          ))}
        </ol>
      )}
    </Alert>
  );
}

type DepartWaitProps = {
  partieId: PartieId;
  /** Who is there already, which the page brings. */
  children: ReactNode;
};

/** What a phone of a group shows until the start is given. */
export function DepartWait({ partieId, children }: DepartWaitProps) {
  const participation = useParticipation(partieId);
  if (participation === undefined) return null;
  const { nom, groupe } = participation;
  return (
    <div className="flex-1 bg-fond px-4 py-8 text-lg sm:px-8">
      <title>{`${groupeLabel(groupe)} · Quêtes & Codes`}</title>
      <div className="mx-auto max-w-2xl space-y-6">
        <PageTitle surtitre={nom} className="break-words">
          {groupeLabel(groupe)}
        </PageTitle>
        <p role="status">
          Vous êtes entrés. La quête s’ouvre ici dès que le départ est donné.
        </p>
        {children}
        <p className="text-base text-texte-doux">
          Le départ est donné et rien ne bouge ? Sans réseau, le signal n’arrive pas.
        </p>
        <Button variant="secondary" onClick={() => noteEtat(partieId, 'cours')}>
          Commencer sans attendre
        </Button>
      </div>
    </div>
  );
}
