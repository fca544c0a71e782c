import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { parcoursQueries } from '@/data/parcours/parcours-queries.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { ParcoursEditorProps } from '../fields/use-parcours-writing.ts';
import { wasWrittenHere } from '../session/draft-writing.ts';
import { OpeningPage } from './opening-page.tsx';
import { ReloadButton } from '@/ui/reload-button.tsx';
import { newerAdvice, newerSentence } from '@/lib/errors/error-message.ts';
import { copyAsNew } from '../session/copy-as-new.ts';
import { createEditorSession } from '../session/editor-session.ts';
import { freshEtapeId, freshParcoursId } from '../session/fresh-id.ts';
import { blankDraft, openParcours, type Opening } from '../session/open-parcours.ts';
import { useParcoursLock } from '../session/parcours-lock.ts';
import { useRights } from '../session/rights.ts';
import type { SaveObstacle } from '../session/save-status.ts';
import { useEditorSession, useOfEditorView } from '../session/use-editor-session.ts';
import { useWritingPlace } from '../session/writing-place.ts';

type ParcoursOpeningProps = {
  id: ParcoursId;
  /** This id has no text yet. */
  isFresh: boolean;
  /** The first word has been written: from now on a reload must find it. */
  onBegun: () => void;
  /** Called after this text was copied as a parcours of its own. */
  onCopied: (id: ParcoursId) => void;
  loginHref: string;
  Editor: ComponentType<ParcoursEditorProps>;
};

/** Opens a parcours from this device and from online, then shows its editor. */
export function ParcoursOpening(props: ParcoursOpeningProps) {
  const { id } = props;
  const { lock, takeOver } = useParcoursLock(id);
  switch (lock) {
    case 'attente':
      return <OpeningWaiting />;
    case 'ailleurs':
      return (
        <OpeningPage
          title="Ce parcours est ouvert dans un autre onglet"
          actions={<Button onClick={takeOver}>Continuer ici</Button>}
        >
          <p>
            Pour ne rien perdre, on l’écrit dans un seul onglet à la fois. Ce que vous
            avez écrit dans l’autre est gardé.
          </p>
        </OpeningPage>
      );
    case 'ici':
      return <LockedOpening key={id} {...props} />;
  }
}

function OpeningWaiting() {
  return (
    <OpeningPage title="Ouverture du parcours">
      <Waiting>Lecture de ce qui est écrit…</Waiting>
      <Skeleton lines={5} />
    </OpeningPage>
  );
}

type Opened = Extract<Opening, { type: 'ouvert' }>;

function openFresh(id: ParcoursId): Opened {
  const draft = blankDraft(id, freshEtapeId());
  return { type: 'ouvert', draft, isResumed: false, obstacle: null };
}

function LockedOpening({ id, isFresh, ...rest }: ParcoursOpeningProps) {
  const { storeOf, drafts } = useWritingPlace();
  const store = storeOf(useFirebase());
  const opening = useQuery({
    ...parcoursQueries.opening(id, () =>
      openParcours(id, { readDraft: drafts.readDraft, load: store.load }),
    ),
    enabled: !isFresh,
  });
  const [fresh] = useState(() => openFresh(id));
  if (isFresh) return <OpenEditor {...rest} store={store} opening={fresh} isFresh />;
  // `openParcours` never rejects: its result contains the obstacle.
  if (opening.data === undefined) return <OpeningWaiting />;
  if (opening.data.type === 'ferme') {
    return (
      <Closed
        obstacle={opening.data.obstacle}
        loginHref={rest.loginHref}
        isRetrying={opening.isFetching}
        onRetry={() => void opening.refetch()}
      />
    );
  }
  return <OpenEditor {...rest} store={store} opening={opening.data} isFresh={false} />;
}

type OpenEditorProps = Pick<
  ParcoursOpeningProps,
  'onBegun' | 'onCopied' | 'loginHref' | 'Editor'
> & {
  opening: Opened;
  isFresh: boolean;
  store: ParcoursStore;
};

function OpenEditor({
  opening,
  isFresh,
  store,
  onBegun,
  onCopied,
  loginHref,
  Editor,
}: OpenEditorProps) {
  const { kept, drafts } = useWritingPlace();
  // Read once, as it opens: from its first word on, this page has written it.
  const [isResumed] = useState(
    () => opening.isResumed && !wasWrittenHere(opening.draft.id),
  );
  const session = useEditorSession(() =>
    createEditorSession({
      draft: opening.draft,
      obstacle: opening.obstacle,
      isFresh,
      store,
      drafts,
      // A device that stores everything needs no network.
      ...(kept === 'appareil' && { isOnline: () => true }),
    }),
  );
  const isBegun = useOfEditorView(session, ({ status }) => status.type !== 'vierge');
  const begin = useEffectEvent(onBegun);
  // The address belongs to the router above: it takes the id once there is something to find under it.
  useEffect(() => {
    if (isFresh && isBegun) begin();
  }, [isFresh, isBegun]);

  const copy = async () => {
    const id = freshParcoursId();
    await copyAsNew(session, id, drafts);
    onCopied(id);
  };
  return (
    <Editor session={session} isResumed={isResumed} loginHref={loginHref} onCopy={copy} />
  );
}

type ClosedProps = {
  obstacle: SaveObstacle;
  loginHref: string;
  isRetrying: boolean;
  onRetry: () => void;
};

function closedText(obstacle: SaveObstacle): string {
  switch (obstacle.type) {
    case 'inattendu':
      return `Un problème est survenu (référence ${obstacle.reference}). Réessayez, ou écrivez-nous si cela continue.`;
    case 'appareil-muet':
      return 'La mémoire de ce navigateur ne répond pas, ou lui est interdite. Rien n’est effacé. Fermez les autres onglets de ce site, puis réessayez.';
    default:
      return 'Ce qui est enregistré n’est pas lisible. Rien n’est effacé\u00A0: écrivez-nous.';
  }
}

/** This device has none of it, and the online text cannot be read. */
function Closed({ obstacle, loginHref, isRetrying, onRetry }: ClosedProps) {
  const { by } = useRights();
  const { kept, list } = useWritingPlace();
  const retry = (
    <Button pending={isRetrying} onClick={onRetry}>
      Réessayer
    </Button>
  );
  const back = (
    <ButtonLink variant="secondary" to={list.href}>
      {kept === 'en-ligne' ? 'Voir mes parcours' : 'Voir mes essais'}
    </ButtonLink>
  );
  switch (obstacle.type) {
    case 'supprime':
      return (
        <OpeningPage title="Parcours introuvable" actions={back}>
          <p>
            {kept === 'en-ligne'
              ? 'Il n’y a pas de parcours à cette adresse. Il a peut-être été supprimé.'
              : 'Cet appareil ne garde pas de parcours à cette adresse. Il a peut-être été effacé, ou écrit dans un autre navigateur.'}
          </p>
        </OpeningPage>
      );
    case 'refus':
      return (
        <OpeningPage
          title="Ce parcours ne vous est pas ouvert"
          actions={
            <>
              <ButtonLink to={loginHref}>Se reconnecter</ButtonLink>
              {back}
            </>
          }
        >
          <p>
            {by === 'equipe'
              ? 'Votre compte n’a pas le droit de le lire, ou votre session est fermée. Demandez l’accès à l’équipe.'
              : 'Votre compte n’en fait pas partie, ou n’en fait plus partie. Demandez une invitation à la personne qui l’écrit, ou connectez-vous avec le compte qui a été invité.'}
          </p>
        </OpeningPage>
      );
    case 'hors-connexion':
      return (
        <OpeningPage
          title="Le réseau ne répond pas"
          actions={
            <>
              {retry}
              {back}
            </>
          }
        >
          <p>
            Ce parcours n’est pas gardé sur cet appareil. Vérifiez votre connexion, ou
            changez de réseau, puis réessayez.
          </p>
        </OpeningPage>
      );
    case 'nouvelle-version':
      return (
        <OpeningPage
          title={newerSentence('parcours')}
          actions={
            <>
              <ReloadButton />
              {back}
            </>
          }
        >
          <p>{newerAdvice()}</p>
        </OpeningPage>
      );
    case 'illisible':
    case 'limite':
    case 'appareil-muet':
    case 'etapes-refusees':
    case 'texte-trop-long':
    case 'trop-d-etapes':
    case 'inattendu':
      return (
        <OpeningPage
          title="Ce parcours ne s’ouvre pas"
          actions={
            <>
              {retry}
              {back}
            </>
          }
        >
          <p>{closedText(obstacle)}</p>
        </OpeningPage>
      );
  }
}
