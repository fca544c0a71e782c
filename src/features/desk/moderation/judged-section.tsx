import {
  useSuspenseInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState, useRef } from 'react';
import {
  type EtatJuge,
  type JudgedAvis,
  avisModerationRepository,
} from '@/data/avis/avis-moderation-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { JudgedMeanwhileError } from '@/data/moderation/judged-meanwhile-error.ts';
import { moderationQueries } from '@/data/moderation/moderation-queries.ts';
import { useQuetesById } from '@/data/quete/quete-queries.ts';
import { motifNames, type Jugement } from '@/domain/moderation/moderation.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { RadioGroup, type RadioOption } from '@/ui/choices/radio-group.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { CardPlace } from './card-place.tsx';
import { JudgementForm } from './judgement-form.tsx';

const choixList: readonly RadioOption<EtatJuge>[] = [
  { value: 'publie', label: 'Publiés' },
  { value: 'refuse', label: 'Masqués' },
];

const emptyWords: Readonly<Record<EtatJuge, string>> = {
  publie: 'Aucun avis n’est publié pour l’instant.',
  refuse: 'Aucun avis n’est masqué.',
};

/** Earlier judgements of avis, to revise them: read on demand. */
export function JudgedSection() {
  const [isOpen, setIsOpen] = useState(false);
  const [choix, setChoix] = useState<EtatJuge>('publie');
  return (
    <section aria-labelledby="avis-lus" className="mt-14">
      <h2 id="avis-lus" className="text-2xl">
        Avis déjà lus
      </h2>
      <p className="mt-2 max-w-mesure text-texte-doux">
        Un avis publié peut être masqué, et un avis masqué publié à nouveau.
      </p>
      {isOpen ? (
        <>
          <RadioGroup<EtatJuge>
            legend="Montrer"
            inline
            value={choix}
            onValueChange={setChoix}
            options={choixList}
            className="mt-4"
          />
          <QueryBoundary
            key={choix}
            waiting={<Skeleton lines={4} />}
            failed={(error, retry) => <JudgedTrouble error={error} onRetry={retry} />}
          >
            <JudgedList etat={choix} />
          </QueryBoundary>
        </>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
          Revoir les avis
        </Button>
      )}
    </section>
  );
}

function JudgedTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert tone="alerte" announce="polie" className="mt-2">
      <p>Ces avis ne se lisent pas pour l’instant. {errorMessage(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Réessayer
      </Button>
    </Alert>
  );
}

type JudgedCardProps = {
  avis: JudgedAvis;
  /** Undefined while loading, or if withdrawn. */
  quete: Quete | undefined;
  /** Another admin's change, in words: the list is read again. Empty while this one is judged. */
  onMoved: (words: string) => void;
};

const movedWords =
  'Quelqu’un de l’équipe s’en est occupé, ou son auteur l’a changé entre-temps. La liste est relue.';

type Judgement = {
  isSuccess: boolean;
  error: Error | null;
  variables: { jugement: Jugement } | undefined;
};

/** Result of the last judgement, in words; another admin's is shown above the list. */
function saidOf({ isSuccess, error, variables }: Judgement): string {
  if (error instanceof JudgedMeanwhileError) return '';
  if (error !== null) return errorMessage(error);
  if (!isSuccess) return '';
  return variables?.jugement.motif === null
    ? 'L’avis est publié à nouveau.'
    : 'L’avis est masqué. La personne qui l’a écrit peut lire pourquoi.';
}

/** An avis that was read: seen, it can be hidden for a reason; hidden, it can be published again. It stays in its place. */
function JudgedCard({ avis, quete, onMoved }: JudgedCardProps) {
  const card = useRef<HTMLElement>(null);
  // After a new read, the list's own state holds.
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
      // The pressed button is gone: the focus moves to the head of the card.
      card.current?.focus();
    };
    judgeAgain.mutate({ avis: shown, jugement }, { onSuccess });
  };
  // The town hall's answer returns with it; a word for its author only never shows.
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

/** Avis of one kind, newest first, page by page. */
function JudgedList({ etat }: { etat: EtatJuge }) {
  const services = useFirebase();
  const [moved, setMoved] = useState('');
  const list = useSuspenseInfiniteQuery(moderationQueries.judged(services, etat));
  const avis = list.data.pages.flatMap((page) => page.avis);
  const queteIds = avis.map(({ queteId }) => queteId);
  const quetes = useQuetesById(queteIds);
  return (
    <>
      <StatusLine className="mt-2">{moved}</StatusLine>
      {list.error !== null && (
        <JudgedTrouble error={list.error} onRetry={() => void list.refetch()} />
      )}
      {avis.length === 0 && <p className="text-texte-doux">{emptyWords[etat]}</p>}
      <ul className="mt-2 space-y-4 empty:hidden">
        {avis.map((one) => (
          <li key={`${one.queteId}-${one.uid}-${one.operationId}`}>
            <JudgedCard avis={one} quete={quetes.get(one.queteId)} onMoved={setMoved} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Afficher la suite
        </Button>
      )}
    </>
  );
}
