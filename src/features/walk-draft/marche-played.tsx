import { kindOf } from '@/domain/epreuve/kinds/table.ts';
import { useState, type ReactNode } from 'react';
import { durationOf } from '@/domain/partie/bilan.ts';
import { walkOf } from '@/domain/partie/walk/walk-of.ts';
import { suiviOf } from '@/domain/partie/partie.ts';
import { draftContenu } from '@/domain/quete/draft-contenu.ts';
import { previewTitle, RecitContent } from '@/editing/preview/recit-content.tsx';
import { usePreviewEpreuve } from '@/editing/preview/use-preview-epreuve.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import { MarcheEpreuve } from './marche-epreuve.tsx';
import { MarcheOnward } from './marche-onward.tsx';
import type { MarchePart } from './use-marche-under-way.ts';

/** The étape itself: story, épreuve, and the rest, in the order of the game. */
export function MarchePlayed({
  session,
  parcours,
  partie,
  etape,
  tools,
  dispatch,
}: MarchePart & { session: EditorSession; tools: ReactNode }) {
  const before = parcours.etapes.slice(0, partie.etapeIndex).map(({ id }) => id);
  const epreuve = usePreviewEpreuve(etape, before);
  const contenu = draftContenu(
    parcours,
    epreuve === undefined ? null : { etapeId: etape.id, epreuve },
  );
  const [at] = useState(() => Date.now());
  const etapeId = etape.id;
  const publique = contenu.etapes[partie.etapeIndex];
  if (publique === undefined) throw new Error('The draft has this étape.');
  const suivi = suiviOf(partie, etapeId);
  const isAsked = kindOf(etape.epreuve.type).isJudged;
  const onward = (
    <MarcheOnward
      move={walkOf(contenu).next(partie, contenu, durationOf(partie, at))}
      parcours={parcours}
      onGoOn={() => dispatch({ type: 'goOn', etapeId, at: Date.now() }, contenu)}
      onChoose={(suite) =>
        dispatch({ type: 'choose', etapeId, suite, at: Date.now() }, contenu)
      }
      onPick={(vers) =>
        dispatch({ type: 'pick', etapeId, vers, at: Date.now() }, contenu)
      }
    />
  );
  if (partie.moment === 'epreuve' && epreuve !== undefined && epreuve.type !== 'aucune') {
    return (
      <MarcheEpreuve
        etape={publique}
        epreuve={epreuve}
        suivi={suivi}
        onAnswer={(reponse, juste) =>
          dispatch({ type: 'answer', etapeId, reponse, juste, at: Date.now() }, contenu)
        }
        onIndice={(numero) => dispatch({ type: 'askIndice', etapeId, numero }, contenu)}
        onPass={() => dispatch({ type: 'pass', etapeId, at: Date.now() }, contenu)}
        tools={tools}
      />
    );
  }
  if (partie.moment === 'resultat') {
    const isFound = suivi.issue?.type === 'reussie';
    const { motDeSucces, anecdote } = etape.epreuve;
    return (
      <PlayMoment
        title={isFound ? 'Bonne réponse' : 'Épreuve passée'}
        actions={
          <>
            {onward}
            {tools}
          </>
        }
      >
        <p className="font-bold">
          {suivi.issue?.type === 'reussie'
            ? `+\u00A0${formatCount(suivi.issue.points, 'point', 'points')}`
            : 'Aucun point pour cette étape.'}
        </p>
        {[isFound ? motDeSucces : '', anecdote]
          .filter((text) => text.trim() !== '')
          .map((text) => (
            <p key={text} className="whitespace-pre-line">
              {typographie(text)}
            </p>
          ))}
      </PlayMoment>
    );
  }
  return (
    <PlayMoment
      title={previewTitle(etape)}
      actions={
        <>
          {isAsked && suivi.issue === null ? (
            <Button
              size="large"
              wide
              pending={epreuve === undefined}
              onClick={() => dispatch({ type: 'read', etapeId }, contenu)}
            >
              Voir l’épreuve
            </Button>
          ) : (
            onward
          )}
          {tools}
        </>
      }
    >
      <RecitContent etape={etape} session={session} />
    </PlayMoment>
  );
}
