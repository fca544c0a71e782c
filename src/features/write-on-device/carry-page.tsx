import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { requireUid, requireUser } from '@/data/session/author-repository.ts';
import {
  logRefusal,
  signIn,
  useIsOwnEmailProven,
} from '@/data/session/session-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Services } from '@/data/firebase/services.ts';
import {
  demonstrationQueries,
  useIsInAccount,
  useHasKeptVersions,
  useDemonstration,
} from '@/data/parcours/demonstration-queries.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { obstacleText, type SaveObstacle } from '@/editing/session/save-status.ts';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { authMessage } from '@/lib/errors/auth-message.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { devicePaths, paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { ReloadButton } from '@/ui/reload-button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import {
  carryToAccount,
  type CarryOutcome,
  type CarryProgress,
} from './carry-to-account.ts';
import { renewOnDevice } from './renew-on-device.ts';
import { takeFile } from './take-file.ts';

/** The receiving account; null without a session, undefined while unknown. */
export type CarryAccount = { email: string; admin: boolean } | null | undefined;

type CarryPageProps = {
  id: ParcoursId;
  account: CarryAccount;
  /** The parcours is in the account. */
  onArrived: (id: ParcoursId) => void;
};

/** « Continuer dans mon compte » : puts a parcours of this device online, on the request of its signed-in author. */
export function CarryPage({ id, account, onArrived }: CarryPageProps) {
  const draft = useDemonstration(id);
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
  if (draft.data === undefined || account === undefined) return <LongReading />;
  if (draft.data === null) {
    return account === null ? (
      <NotHere />
    ) : (
      <PerhapsArrived id={id} onArrived={onArrived} />
    );
  }
  const titre = draft.data.parcours.titre.trim() || 'Parcours sans titre';
  if (account === null) return <SignInFirst id={id} titre={titre} />;
  return (
    <Carrying
      key={`${id} ${account.email}`}
      id={id}
      titre={titre}
      account={account}
      onArrived={onArrived}
    />
  );
}

/** A reload retries a session that never answers. */
function LongReading() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longReadingMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <OpeningPage
      title="Continuer dans mon compte"
      actions={isLong ? <ReloadButton /> : undefined}
    >
      <Waiting>Lecture de ce qui est écrit…</Waiting>
    </OpeningPage>
  );
}

const longReadingMs = 8_000;

/** No longer on this device: another tab may have carried it; then redirects to it. */
function PerhapsArrived({ id, onArrived }: Pick<CarryPageProps, 'id' | 'onArrived'>) {
  const arrived = useIsInAccount(id);
  const isThere = arrived.data === true;
  // Navigates in the router: the address of the parcours is another page.
  useEffect(() => {
    if (isThere) onArrived(id);
  }, [isThere, id, onArrived]);
  if (arrived.data === false) return <NotHere />;
  return (
    <OpeningPage title="Continuer dans mon compte">
      <Waiting>Recherche du parcours dans votre compte…</Waiting>
    </OpeningPage>
  );
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
  account: NonNullable<CarryAccount>;
};

function Carrying({ id, titre, account, onArrived }: CarryingProps) {
  const { email } = account;
  const services = useFirebase();
  const [progress, setProgress] = useState(atFirst);
  const [obstacle, setObstacle] = useState<SaveObstacle | null>(null);
  const carrying = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const uid = await openUid(services);
      if (uid === null) return closedSentence;
      const to = { uid, store: parcoursRepository(services) };
      const outcome = await carryToAccount(id, to, setProgress);
      if (outcome.type === 'arrive') return null;
      const text = await troubleText(services, outcome);
      const isMended = outcome.type !== 'refuse' || text === closedSentence;
      setObstacle(isMended ? null : outcome.obstacle);
      return text;
    },
    onMutate: () => {
      setProgress(atFirst);
      setObstacle(null);
    },
    onSuccess: (trouble) => {
      if (trouble === null) onArrived(id);
    },
    onError: (error) =>
      console.warn('The parcours could not be read on this device.', error),
  });
  const { mutate } = carrying;
  // The team writes whether its address is proven or not.
  const proof = useIsOwnEmailProven(!account.admin);
  const hasWaited = useRef(false);
  // Joins the session on the server: a carry that waited for the verified address alone resumes by itself, once.
  useEffect(() => {
    if (proof.data === false) hasWaited.current = true;
    if (proof.data !== true || !hasWaited.current) return;
    hasWaited.current = false;
    mutate();
  }, [proof.data, mutate]);
  // Read once, as the page opens. If the device does not answer, the carry goes on all the same.
  const begun = useQuery({
    ...demonstrationQueries.isCarryBegun(id),
    staleTime: Infinity,
  });
  const keptVersions = useHasKeptVersions(id);
  const isArrived = carrying.data === null;
  const isBusy = carrying.isPending || isArrived;
  const trouble = carrying.isError ? deviceTrouble : (carrying.data ?? null);

  if (proof.data === false && !isBusy) {
    return <ConfirmFirst id={id} titre={titre} email={email} />;
  }
  return (
    <OpeningPage
      title="Continuer dans mon compte"
      actions={
        <>
          <Button pending={isBusy} onClick={() => mutate()}>
            {trouble === null ? 'Mettre dans mon compte' : 'Réessayer'}
          </Button>
          {!isBusy && <StayHere id={id} />}
        </>
      }
    >
      <p>
        « {titre} » ira dans le compte {email}, avec ses images, ses enregistrements et ce
        que vous avez noté en l’essayant. Il quittera cet appareil une fois arrivé, pas
        avant.
      </p>
      {keptVersions.data === true && (
        <p>
          Les versions gardées à votre demande dans l’historique n’iront pas avec lui. Si
          l’une d’elles vous sert encore, reprenez-la ici d’abord.
        </p>
      )}
      {begun.data === true && trouble === null && (
        <p>
          Un envoi avait commencé et s’est interrompu. Il reprendra là où il en était.
        </p>
      )}
      <StatusLine>{isBusy && progressText(progress)}</StatusLine>
      {trouble !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{trouble}</p>
          {obstacle?.type === 'refus' && <RenewHere id={id} />}
          {obstacle !== null && isForTheTeam(obstacle) && <SendToTeam id={id} />}
        </Alert>
      )}
    </OpeningPage>
  );
}

function StayHere({ id }: { id: ParcoursId }) {
  return (
    <ButtonLink variant="secondary" to={devicePaths.edit({ id })}>
      Continuer ici pour l’instant
    </ButtonLink>
  );
}

type ConfirmFirstProps = { id: ParcoursId; titre: string; email: string };

/** The waiting carry, its reason, and sending the e-mail again. The page resumes by itself once the address is verified. */
function ConfirmFirst({ id, titre, email }: ConfirmFirstProps) {
  const returnUrl = window.location.origin + devicePaths.compte({ id });
  const services = useFirebase();
  const sending = useMutation({
    mutationFn: async () => (await signIn(services)).sendProof(returnUrl),
    onError: logRefusal,
  });
  return (
    <OpeningPage
      title="Votre parcours vous attend"
      actions={
        <>
          <Button
            variant="secondary"
            pending={sending.isPending}
            onClick={() => sending.mutate()}
          >
            Renvoyer l’e-mail
          </Button>
          <StayHere id={id} />
        </>
      }
    >
      <p>
        Confirmez d’abord votre adresse : ouvrez le lien reçu à <strong>{email}</strong>,
        sur cet appareil ou sur un autre. « {titre} » ira ensuite dans votre compte sans
        que vous ayez rien à faire ici.
      </p>
      <p className="text-texte-doux">
        Rien reçu ? Regardez aussi dans les indésirables. Votre parcours reste sur cet
        appareil tant qu’il n’est pas arrivé.
      </p>
      <StatusLine>
        {sending.isSuccess
          ? `E-mail renvoyé à ${email}.`
          : 'Nous attendons la confirmation…'}
      </StatusLine>
      {sending.isError && (
        <Alert tone="alerte" announce="immediate">
          <p>{authMessage(sending.error, { online: navigator.onLine }).message}</p>
        </Alert>
      )}
    </OpeningPage>
  );
}

/** True if its author cannot fix it alone: the team can, with the file. */
function isForTheTeam({ type }: SaveObstacle): boolean {
  return (
    type === 'refus' ||
    type === 'etapes-refusees' ||
    type === 'limite' ||
    type === 'illisible' ||
    type === 'inattendu'
  );
}

/** Another account has it already: the local one may go into this account under another id. */
function RenewHere({ id }: { id: ParcoursId }) {
  const navigate = useNavigate();
  const renewing = useMutation({
    mutationFn: () => renewOnDevice(id),
    onSuccess: (renewed) =>
      void navigate(devicePaths.compte({ id: renewed }), { replace: true }),
    onError: (error) => console.warn('The parcours could not be copied.', error),
  });
  return (
    <div className="mt-3">
      <Button pending={renewing.isPending} onClick={() => renewing.mutate()}>
        En faire un nouveau parcours
      </Button>
      {renewing.isError && (
        <p className="mt-2">
          {notKeptText(renewing.error, 'ce nouveau parcours')} Le premier est ici, entier.
        </p>
      )}
    </div>
  );
}

/** The file of the parcours, then the page that writes to the team, which finishes a refused carry. */
function SendToTeam({ id }: { id: ParcoursId }) {
  const navigate = useNavigate();
  const taking = useMutation({
    mutationFn: () => takeFile(id),
    onSuccess: () =>
      void navigate(paths.contact({ sujet: 'autre', page: devicePaths.compte({ id }) })),
    onError: (error) => console.warn('The file could not be made.', error),
  });
  return (
    <div className="mt-3">
      <p>
        L’équipe peut le prendre pour vous : vous téléchargez le fichier, puis la page de
        contact s’ouvre. Dites-y que vous l’avez, nous vous répondrons où l’envoyer.
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        pending={taking.isPending}
        onClick={() => taking.mutate()}
      >
        Envoyer ce fichier à l’équipe
      </Button>
      {taking.isError && (
        <p className="mt-2">
          Le fichier n’a pas pu être fait : cet appareil manque sans doute de mémoire.
        </p>
      )}
    </div>
  );
}

function progressText({ sentCount, totalCount }: CarryProgress): string {
  if (totalCount === 0) return 'Envoi du texte…';
  return `Envoi du texte et des fichiers\u00A0: ${sentCount} sur ${totalCount}…`;
}

/** Reason for a failure, in one sentence or two; the parcours is still here. */
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
    case 'limite':
      return 'Cela fait beaucoup pour une journée : réessayez demain. Votre parcours reste ici, entier.';
    case 'inattendu':
      return `Un problème est survenu (référence ${obstacle.reference}). Votre parcours reste ici, entier : réessayez.`;
    case 'texte-trop-long':
      return 'Un texte est trop long pour aller en ligne. Continuez ici, raccourcissez-le, puis réessayez.';
    case 'trop-d-etapes':
      return 'Ce parcours a trop d’étapes pour aller en ligne. Continuez ici, retirez-en, puis réessayez.';
    default:
      return obstacleText(obstacle);
  }
}

/** The account of this session; null if closed. Rejects if this device does not answer. */
async function openUid(services: Services): Promise<string | null> {
  try {
    return await requireUid(services);
  } catch (error) {
    if (error instanceof AccessDeniedError) return null;
    throw error;
  }
}

const closedSentence =
  'Votre session s’est fermée. Reconnectez-vous, puis réessayez\u00A0: votre parcours reste ici.';

async function refusalSentence(services: Services): Promise<string> {
  const user = await requireUser(services).catch(() => null);
  if (user === null) return closedSentence;
  return 'Votre compte n’a pas le droit de recevoir ce parcours\u00A0: il est sans doute déjà dans un autre compte, ou dans un compte supprimé. Il reste ici, entier. Vous pouvez en faire un nouveau parcours, qui ira dans ce compte-ci.';
}
