import { useState } from 'react';
import { useAccess } from '@/data/membre/membre-queries.ts';
import { commentairesOf } from '@/domain/parcours/sharing/commentaire.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { EditorHead } from '@/editing/frame/editor-head.tsx';
import { PlayerPreview } from '@/editing/preview/player-preview.tsx';
import { useCommentaires } from '@/editing/session/use-commentaires.ts';
import { useEditorView } from '@/editing/session/use-editor-session.ts';
import { etapeTitle } from '@/editing/words/etape-words.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { CommentaireThread } from '../review/commentaire-thread.tsx';
import { EtatPanel } from './etat-panel.tsx';
import { PutAside } from './put-aside.tsx';

/** A parcours for membres who cannot write it now: the players' view, by étape, with comments. */
export function ParcoursReading({ session }: ParcoursEditorProps) {
  const { parcours, snapshot } = useEditorView(session);
  const commentaires = useCommentaires(session, snapshot !== null);
  const access = useAccess(session.id);
  const [index, setIndex] = useState(0);
  const { etapes, titre, resume, description } = parcours;
  const etape = etapes[index] ?? etapes[0];
  if (etape === undefined) throw new Error('A parcours has at least one étape.');
  const numero = etapes.indexOf(etape) + 1;
  const open = commentaires?.open ?? [];
  return (
    <>
      <EditorHead />
      <div className="mx-auto w-full max-w-7xl px-4 pt-8 pb-24 sm:px-6">
        <PageTitle surtitre="Relecture">
          {titre.trim() === '' ? 'Parcours sans titre' : typographie(titre)}
        </PageTitle>
        <div className="mt-4 max-w-mesure space-y-3">
          {resume !== '' && <p>{typographie(resume)}</p>}
          {description !== '' && (
            <p className="whitespace-pre-line text-texte-doux">
              {typographie(description)}
            </p>
          )}
        </div>
        {access.data?.role === 'auteur' && (
          <div className="mt-8">
            <EtatPanel session={session} />
          </div>
        )}
        <div className="mt-10 gap-12 lg:grid lg:grid-cols-2">
          <section aria-labelledby="titre-lecture" className="min-w-0">
            <h2 id="titre-lecture" tabIndex={-1} className="text-2xl">
              Étape {numero} sur {etapes.length}
            </h2>
            <div className="my-4 flex flex-wrap gap-3">
              <Button
                variant="secondary"
                disabled={numero === 1}
                onClick={() => setIndex(numero - 2)}
              >
                Étape précédente
              </Button>
              <Button
                variant="secondary"
                disabled={numero === etapes.length}
                onClick={() => setIndex(numero)}
              >
                Étape suivante
              </Button>
            </div>
            <div className="h-136">
              <PlayerPreview
                key={etape.id}
                etape={etape}
                numero={numero}
                session={session}
              />
            </div>
          </section>
          {commentaires !== null && (
            <div className="mt-10 min-w-0 space-y-10 lg:mt-0">
              <section className="space-y-4">
                <h2 className="text-2xl">Sur l’étape {numero}</h2>
                <p className="text-texte-doux">{etapeTitle(etape)}</p>
                <CommentaireThread
                  key={etape.id}
                  label={`Commentaires de l’étape ${numero}`}
                  list={commentairesOf(open, etape.id)}
                  commentaires={commentaires}
                  etapeId={etape.id}
                />
              </section>
              <section className="space-y-4">
                <h2 className="text-2xl">Sur tout le parcours</h2>
                <CommentaireThread
                  label="Commentaires sur tout le parcours"
                  list={commentairesOf(open, null)}
                  commentaires={commentaires}
                  etapeId={null}
                />
              </section>
              {access.data !== undefined && (
                <PutAside parcoursId={session.id} access={access.data} />
              )}
            </div>
          )}
        </div>
      </div>
    </>
  );
}
