import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { JudgedMeanwhileError } from '@/data/moderation/judged-meanwhile-error.ts';
import type { WaitingPhoto } from '@/data/moderation/photo-moderation-repository.ts';
import {
  moderationQueries,
  type Waiting,
  moderationRepository,
} from '@/data/moderation/moderation-queries.ts';
import { useReportPhoto } from '@/data/signalement/signalement-queries.ts';
import type { Genre, Jugement } from '@/domain/moderation/moderation.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { PhotoOnDemand } from '@/ui/pictures/photo-on-demand.tsx';
import { CardPlace } from './card-place.tsx';
import { JudgementForm } from './judgement-form.tsx';

type WaitingCardProps = {
  /** Distinguishes it from the rest of the queue. */
  name: string;
  waiting: Waiting;
  /** Undefined while loading, or if withdrawn. */
  quete: Quete | undefined;
  onBegin: () => void;
  /** Result of a judgement, here or by another admin: the card goes. */
  onEnd: (words: string) => void;
};

const genreWords: Readonly<Record<Genre, string>> = {
  avis: 'Avis',
  photo: 'Photo d’un signalement',
};

const keepWords: Readonly<Record<Genre, string>> = {
  avis: 'Publier',
  photo: 'Garder la photo',
};

const hideWords: Readonly<Record<Genre, string>> = {
  avis: 'Garder caché',
  photo: 'Effacer la photo',
};

const doneWords: Readonly<Record<Genre, readonly [kept: string, hidden: string]>> = {
  avis: [
    'L’avis est publié.',
    'L’avis reste caché. La personne qui l’a écrit peut lire pourquoi.',
  ],
  photo: ['La photo est gardée.', 'La photo est effacée.'],
};

const movedWords =
  'Quelqu’un de l’équipe s’en est occupé, ou son auteur l’a changé entre-temps. La file est relue.';

/** One item to judge: its content and place, then keep or hide. */
export function WaitingCard({ name, waiting, quete, onBegin, onEnd }: WaitingCardProps) {
  const { genre, queteId, at } = waiting;
  const [asks, setAsks] = useState<'cacher' | 'repondre' | null>(null);
  const services = useFirebase();
  const client = useQueryClient();
  // Announced by the queue, also after this card is gone.
  const judge = useMutation({
    mutationFn: (jugement: Jugement) =>
      moderationRepository(services).judge(waiting, jugement),
    onSuccess: (_done, { motif }) => onEnd(doneWords[genre][motif === null ? 0 : 1]),
    onError: (error) => {
      console.warn('What waits could not be judged.', error);
      if (error instanceof JudgedMeanwhileError) onEnd(movedWords);
    },
    // After another failure it stays, with its text.
    onSettled: async (_done, error) => {
      if (error !== null && !(error instanceof JudgedMeanwhileError)) return;
      await client.invalidateQueries(moderationQueries.all);
    },
  });
  const isBusy = judge.isPending;
  const hasFailed = judge.isError && !(judge.error instanceof JudgedMeanwhileError);
  const decide = (jugement: Jugement) => {
    onBegin();
    judge.mutate(jugement);
  };
  const keep = () => decide({ motif: null, reponse: '' });
  return (
    <article className="max-w-mesure rounded-carte border border-trait bg-fond-carte px-5 py-4">
      <p className="text-texte-doux">{genreWords[genre]}</p>
      <WaitingHead waiting={waiting} quete={quete} />
      <CardPlace queteId={queteId} quete={quete} at={at} />
      <WaitingBody waiting={waiting} />
      {asks === null ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button pending={isBusy} onClick={keep}>
            {keepWords[genre]}
          </Button>
          {genre === 'avis' && (
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => setAsks('repondre')}
            >
              Répondre…
            </Button>
          )}
          <Button variant="secondary" disabled={isBusy} onClick={() => setAsks('cacher')}>
            {`${hideWords[genre]}…`}
          </Button>
        </div>
      ) : (
        <JudgementForm
          of={name}
          genre={genre}
          hideWords={hideWords[genre]}
          hides={asks === 'cacher'}
          isBusy={isBusy}
          onJudge={decide}
          onCancel={() => setAsks(null)}
        />
      )}
      <p role="status" className="mt-3 text-alerte empty:hidden">
        {hasFailed ? errorMessage(judge.error) : ''}
      </p>
    </article>
  );
}

function WaitingHead({ waiting, quete }: Pick<WaitingCardProps, 'waiting' | 'quete'>) {
  switch (waiting.genre) {
    case 'avis':
      return (
        <h2 className="text-xl break-words">
          {`${waiting.pseudonyme}\u00A0: `}
          <span className="whitespace-nowrap">{`${waiting.note} sur 5`}</span>
        </h2>
      );
    case 'photo': {
      const etapes = quete?.contenu.etapes ?? [];
      const index = etapes.findIndex(({ id }) => id === waiting.etapeId);
      const etape = etapes[index];
      return (
        <h2 className="text-xl break-words">
          {etape === undefined
            ? 'Une étape'
            : `Étape ${index + 1}\u00A0: ${typographie(etape.titre)}`}
        </h2>
      );
    }
  }
}

function WaitingBody({ waiting }: { waiting: Waiting }) {
  switch (waiting.genre) {
    case 'avis':
      return (
        <p className="mt-2 break-words whitespace-pre-line">
          {waiting.texte === '' ? 'Sans un mot.' : waiting.texte}
        </p>
      );
    case 'photo':
      return <PhotoBody waiting={waiting} />;
  }
}

function PhotoBody({ waiting: { texte, path } }: { waiting: WaitingPhoto }) {
  return (
    <>
      {texte !== '' && <p className="mt-2 break-words whitespace-pre-line">{texte}</p>}
      <PhotoOnDemand {...useReportPhoto(path)} />
    </>
  );
}
