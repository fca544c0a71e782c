import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requireUid, requireUser } from '@/data/session/author-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Services } from '@/data/firebase/services.ts';
import { demonstrationQueries } from '@/data/parcours/demonstration-queries.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { obstacleText, type SaveObstacle } from '@/editing/session/save-status.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { devicePaths, paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import {
  carryToAccount,
  type CarryOutcome,
  type CarryProgress,
} from './carry-to-account.ts';

/** Who would receive the parcours; null when nobody is signed in, undefined while that is not known. */
export type CarryAccount = { email: string; admin: boolean } | null | undefined;

type CarryPageProps = {
  id: ParcoursId;
  account: CarryAccount;
  /** The parcours is in the account. */
  onArrived: (id: ParcoursId) => void;
};

/** « Continuer dans mon compte » : a parcours of this device goes online, once its author is signed in and asks for it. */
export function CarryPage({ id, account, onArrived }: CarryPageProps) {
  const draft = useQuery(demonstrationQueries.one(id));
  if (draft.isError) {
    return (
      <OpeningPage
        title="Continuer dans mon compte"
        actions={
          <Button pending={draft.isFetching} onClick={() => void draft.refetch()}>
            Réessayer
          </Button>
        }
      >
        <p>{deviceTrouble}</p>
      </OpeningPage>
    );
  }
  if (draft.data === undefined || account === undefined) {
    return (
      <OpeningPage title="Continuer dans mon compte">
        <Waiting>Lecture de ce qui est écrit…</Waiting>
      </OpeningPage>
    );
  }
  if (draft.data === null) return <NotHere />;
  const titre = draft.data.parcours.titre.trim() || 'Parcours sans titre';
  if (account === null) return <SignInFirst id={id} titre={titre} />;
  return <Carrying id={id} titre={titre} email={account.email} onArrived={onArrived} />;
}

function NotHere() {
  return (
    <OpeningPage
      title="Parcours introuvable"
      actions={
        <ButtonLink variant="secondary" to={devicePaths.list()}>
          Voir mes essais
        </ButtonLink>
      }
    >
      <p>
        Cet appareil ne garde pas ce parcours. Il est peut-être déjà dans votre compte, ou
        fut écrit dans un autre navigateur.
      </p>
    </OpeningPage>
  );
}

function SignInFirst({ id, titre }: { id: ParcoursId; titre: string }) {
  const redirect = devicePaths.compte({ id });
  return (
    <OpeningPage
      title="Continuer dans mon compte"
      actions={
        <>
          <ButtonLink to={paths.login({ redirect })}>Se connecter</ButtonLink>
          <ButtonLink variant="secondary" to={paths.login({ redirect, vue: 'compte' })}>
            Créer un compte
          </ButtonLink>
        </>
      }
    >
      <p>
        « {titre} » vous attend ici. Connectez-vous, ou créez un compte : vous reviendrez
        à cette page pour l’y mettre.
      </p>
    </OpeningPage>
  );
}

const deviceTrouble =
  'La mémoire de ce navigateur ne répond pas. Rien n’est effacé. Fermez les autres onglets de ce site, puis réessayez.';

const atFirst: CarryProgress = { sentCount: 0, totalCount: 0 };

type CarryingProps = Pick<CarryPageProps, 'id' | 'onArrived'> & {
  titre: string;
  email: string;
};

function Carrying({ id, titre, email, onArrived }: CarryingProps) {
  const services = useFirebase();
  const [progress, setProgress] = useState(atFirst);
  const carrying = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const uid = await openUid(services);
      if (uid === null) return refusalSentence(services);
      const to = { uid, store: parcoursRepository(services) };
      const outcome = await carryToAccount(id, to, setProgress);
      return outcome.type === 'arrive' ? null : troubleText(services, outcome);
    },
    onMutate: () => setProgress(atFirst),
    onSuccess: (trouble) => {
      if (trouble === null) onArrived(id);
    },
    onError: (error) =>
      console.warn('The parcours could not be read on this device.', error),
  });
  // Asked once, as the page opens. A device that does not say it carries all the same.
  const begun = useQuery({
    ...demonstrationQueries.isCarryBegun(id),
    staleTime: Infinity,
  });
  const isArrived = carrying.data === null;
  const isBusy = carrying.isPending || isArrived;
  const trouble = carrying.isError ? deviceTrouble : (carrying.data ?? null);

  return (
    <OpeningPage
      title="Continuer dans mon compte"
      actions={
        <>
          <Button pending={isBusy} onClick={() => carrying.mutate()}>
            {trouble === null ? 'Mettre dans mon compte' : 'Réessayer'}
          </Button>
          {!isBusy && (
            <ButtonLink variant="secondary" to={devicePaths.edit({ id })}>
              Continuer ici pour l’instant
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        « {titre} » ira dans le compte {email}, avec ses images et ses enregistrements. Il
        quittera cet appareil une fois arrivé, pas avant.
      </p>
      {begun.data === true && trouble === null && (
        <p>
          Un envoi avait commencé et s’est interrompu. Il reprendra là où il en était.
        </p>
      )}
      <StatusLine>{isBusy && progressText(progress)}</StatusLine>
      {trouble !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{trouble}</p>
        </Alert>
      )}
    </OpeningPage>
  );
}

function progressText({ sentCount, totalCount }: CarryProgress): string {
  if (totalCount === 0) return 'Envoi du texte…';
  return `Envoi du texte et des fichiers\u00A0: ${sentCount} sur ${totalCount}…`;
}

/** Why it did not arrive, in one sentence or two; it is still here. */
async function troubleText(
  services: Services,
  outcome: Exclude<CarryOutcome, { type: 'arrive' }>,
): Promise<string> {
  switch (outcome.type) {
    case 'introuvable':
      return 'Ce parcours n’est plus sur cet appareil.';
    case 'ouvert-ailleurs':
      return 'Ce parcours est ouvert dans un autre onglet. Fermez-le, puis réessayez.';
    case 'refuse':
      return obstacleSentence(services, outcome.obstacle);
  }
}

async function obstacleSentence(
  services: Services,
  obstacle: SaveObstacle,
): Promise<string> {
  switch (obstacle.type) {
    case 'hors-connexion':
      return 'La connexion manque, ou ne répond pas. Votre parcours reste ici : réessayez une fois connecté.';
    case 'refus':
      return refusalSentence(services);
    case 'texte-trop-long':
      return 'Un texte est trop long pour aller en ligne. Continuez ici, raccourcissez-le, puis réessayez.';
    case 'trop-d-etapes':
      return 'Ce parcours a trop d’étapes pour aller en ligne. Continuez ici, retirez-en, puis réessayez.';
    default:
      return obstacleText(obstacle);
  }
}

/** The account of this session; null when it is closed. Rejects when this device does not say. */
async function openUid(services: Services): Promise<string | null> {
  try {
    return await requireUid(services);
  } catch (error) {
    if (error instanceof AccessDeniedError) return null;
    throw error;
  }
}

async function refusalSentence(services: Services): Promise<string> {
  const user = await requireUser(services).catch(() => null);
  if (user === null) {
    return 'Votre session s’est fermée. Reconnectez-vous, puis réessayez : votre parcours reste ici.';
  }
  if (!user.emailVerified) {
    return 'Confirmez d’abord votre adresse e-mail, par le lien que vous avez reçu, puis réessayez. Votre parcours reste ici.';
  }
  return 'Votre compte ne peut pas recevoir ce parcours pour l’instant. Il reste ici, et « Emporter » en fait un fichier : réessayez demain, ou écrivez-nous.';
}
