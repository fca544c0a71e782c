import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { JudgedAvis } from '@/data/avis/avis-moderation-repository.ts';
import { avisModerationRepository } from '@/data/avis/avis-moderation-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { JudgedMeanwhileError } from '@/data/moderation/judged-meanwhile-error.ts';
import { moderationQueries } from '@/data/moderation/moderation-queries.ts';
import { motifNames, type Jugement } from '@/domain/moderation/moderation.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { CardPlace } from './card-place.tsx';
import { JudgementForm } from './judgement-form.tsx';

type JudgedCardProps = {
  avis: JudgedAvis;
  /** Not there while it is read, or when it was withdrawn. */
  quete: Quete | undefined;
  /** In words, what another admin has done with it: the list is read again. Empty while this one is judged. */
  onMoved: (words: string) => void;
};

const movedWords =
  'Quelqu’un de l’équipe s’en est occupé, ou son auteur l’a changé entre-temps. La liste est relue.';

type Judgement = {
  isSuccess: boolean;
  error: Error | null;
  variables: { jugement: Jugement } | undefined;
};

/** What came of the last judgement, in words; what another admin has done is said above the list. */
function saidOf({ isSuccess, error, variables }: Judgement): string {
  if (error instanceof JudgedMeanwhileError) return '';
  if (error !== null) return errorMessage(error);
  if (!isSuccess) return '';
  return variables?.jugement.motif === null
    ? 'L’avis est publié à nouveau.'
    : 'L’avis est masqué. La personne qui l’a écrit peut lire pourquoi.';
}

/** An avis that was read: seen, it can be hidden for a reason; hidden, it can be published again. It stays in its place. */
export function JudgedCard({ avis, quete, onMoved }: JudgedCardProps) {
  const card = useRef<HTMLElement>(null);
  // Read again, what the list says of it holds.
  const [change, setChange] = useState<{ of: JudgedAvis; now: JudgedAvis } | null>(null);
  const [isHiding, setIsHiding] = useState(false);
  const services = useFirebase();
  const client = useQueryClient();
  const judgeAgain = useMutation({
    mutationFn: ({ avis: judged, jugement }: { avis: JudgedAvis; jugement: Jugement }) =>
      avisModerationRepository(services).moderate(judged, jugement),
    // Done, it stays in its place, to be undone.
    onError: async (error) => {
      console.warn('An avis could not be judged anew.', error);
      if (!(error instanceof JudgedMeanwhileError)) return;
      onMoved(movedWords);
      await client.invalidateQueries(moderationQueries.judged(services, avis.etat));
    },
  });
  const shown = change?.of === avis ? change.now : avis;
  const isSeen = shown.etat === 'publie';
  const reponse = shown.reponse ?? '';
  const judge = (jugement: Jugement) => {
    onMoved('');
    const onSuccess = () => {
      const { motif } = jugement;
      const etat = motif === null ? 'publie' : 'refuse';
      setChange({ of: avis, now: { ...avis, etat, motif, reponse: jugement.reponse } });
      setIsHiding(false);
      // What was pressed is gone: the keyboard goes on from the head of the card.
      card.current?.focus();
    };
    judgeAgain.mutate({ avis: shown, jugement }, { onSuccess });
  };
  // What the town hall answered to it comes back with it; a word for its author alone never gets seen.
  const publish = () =>
    judge({ motif: null, reponse: avis.etat === 'publie' ? (avis.reponse ?? '') : '' });
  return (
    <article
      ref={card}
      tabIndex={-1}
      className="max-w-mesure rounded-carte border border-trait px-5 py-4"
    >
      <h3 className="text-lg break-words">
        {`${shown.pseudonyme}\u00A0: `}
        <span className="whitespace-nowrap">{`${shown.note} sur 5`}</span>
      </h3>
      <CardPlace queteId={shown.queteId} quete={quete} at={shown.at} />
      <p className="mt-2 break-words whitespace-pre-line">
        {shown.texte === '' ? 'Sans un mot.' : shown.texte}
      </p>
      {shown.motif !== null && (
        <p className="mt-2 text-texte-doux">{`Masqué\u00A0: ${motifNames[shown.motif]}.`}</p>
      )}
      {reponse !== '' && (
        <p className="mt-2 break-words whitespace-pre-line text-texte-doux">
          {`${isSeen ? 'Réponse de la mairie' : 'Mot pour la personne'}\u00A0: ${reponse}`}
        </p>
      )}
      {isHiding ? (
        <JudgementForm
          of={`${avis.queteId}-${avis.uid}`}
          genre="avis"
          hideWords="Masquer l’avis"
          hides
          isBusy={judgeAgain.isPending}
          onJudge={judge}
          onCancel={() => {
            setIsHiding(false);
            card.current?.focus();
          }}
        />
      ) : (
        <Button
          variant="quiet"
          className="mt-1"
          pending={judgeAgain.isPending}
          onClick={() => (isSeen ? setIsHiding(true) : publish())}
        >
          {isSeen ? 'Masquer…' : 'Publier à nouveau'}
        </Button>
      )}
      <p role="status" className="mt-2 text-texte-doux empty:hidden">
        {saidOf(judgeAgain)}
      </p>
    </article>
  );
}
