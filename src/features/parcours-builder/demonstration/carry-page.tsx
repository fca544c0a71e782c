import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requireUser } from '@/data/session/author-repository.ts';
import { demonstrationDrafts } from '@/data/parcours/device-parcours-store.ts';
import { firestoreParcoursStore } from '@/data/parcours/parcours-repository.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { demonstrationPaths } from '@/lib/demonstration-paths.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { OpeningPage } from '../opening/opening-page.tsx';
import { obstacleText, type SaveObstacle } from '../session/save-status.ts';
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

/** « Continuer dans mon compte » : a parcours of this device goes online, once somebody is signed in and asks for it. */
export function CarryPage({ id, account, onArrived }: CarryPageProps) {
  const draft = useQuery({
    queryKey: ['demonstration', id],
    queryFn: () => demonstrationDrafts.readDraft(id),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
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
        <p>
          La mémoire de ce navigateur ne répond pas. Rien n’est effacé. Fermez les autres
          onglets de ce site, puis réessayez.
        </p>
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
        <ButtonLink variant="secondary" to={demonstrationPaths.list()}>
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
  const redirect = demonstrationPaths.compte({ id });
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

type CarryingProps = Pick<CarryPageProps, 'id' | 'onArrived'> & {
  titre: string;
  email: string;
};

function Carrying({ id, titre, email, onArrived }: CarryingProps) {
  const [progress, setProgress] = useState<CarryProgress | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isBusy = progress !== null;

  const start = async () => {
    setTrouble(null);
    setProgress({ sentCount: 0, totalCount: 0 });
    try {
      const outcome = await carryToAccount(id, firestoreParcoursStore, setProgress);
      if (outcome.type === 'arrive') {
        onArrived(id);
        return;
      }
      setTrouble(await troubleText(outcome));
    } catch (error) {
      console.warn('The parcours could not be read on this device.', error);
      setTrouble(
        'La mémoire de ce navigateur ne répond pas. Rien n’est effacé. Fermez les autres onglets de ce site, puis réessayez.',
      );
    }
    setProgress(null);
  };

  return (
    <OpeningPage
      title="Continuer dans mon compte"
      actions={
        <>
          <Button pending={isBusy} onClick={() => void start()}>
            {trouble === null ? 'Mettre dans mon compte' : 'Réessayer'}
          </Button>
          {!isBusy && (
            <ButtonLink variant="secondary" to={demonstrationPaths.edit({ id })}>
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
      <StatusLine>{progress !== null && progressText(progress)}</StatusLine>
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
  outcome: Exclude<CarryOutcome, { type: 'arrive' }>,
): Promise<string> {
  switch (outcome.type) {
    case 'introuvable':
      return 'Ce parcours n’est plus sur cet appareil.';
    case 'ouvert-ailleurs':
      return 'Ce parcours est ouvert dans un autre onglet. Fermez-le, puis réessayez.';
    case 'refuse':
      return obstacleSentence(outcome.obstacle);
  }
}

async function obstacleSentence(obstacle: SaveObstacle): Promise<string> {
  switch (obstacle.type) {
    case 'hors-connexion':
      return 'La connexion manque, ou ne répond pas. Votre parcours reste ici : réessayez une fois connecté.';
    case 'refus':
      return refusalSentence();
    case 'texte-trop-long':
      return 'Un texte est trop long pour aller en ligne. Continuez ici, raccourcissez-le, puis réessayez.';
    case 'trop-d-etapes':
      return 'Ce parcours a trop d’étapes pour aller en ligne. Continuez ici, retirez-en, puis réessayez.';
    default:
      return obstacleText(obstacle);
  }
}

async function refusalSentence(): Promise<string> {
  const user = await requireUser().catch(() => null);
  if (user === null) {
    return 'Votre session s’est fermée. Reconnectez-vous, puis réessayez : votre parcours reste ici.';
  }
  if (!user.emailVerified) {
    return 'Confirmez d’abord votre adresse e-mail, par le lien que vous avez reçu, puis réessayez. Votre parcours reste ici.';
  }
  return 'Votre compte ne peut pas recevoir ce parcours pour l’instant. Il reste ici, et « Emporter » en fait un fichier : réessayez demain, ou écrivez-nous.';
}
