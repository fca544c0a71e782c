import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import IconDevice from '~icons/lucide/hard-drive';
import IconCloud from '~icons/lucide/cloud-check';
import IconPencil from '~icons/lucide/pencil-line';
import IconStop from '~icons/lucide/octagon-alert';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { ReloadButton } from '@/ui/reload-button.tsx';
import { classNames } from '@/ui/class-names.ts';
import {
  obstacleText,
  saveStatusText,
  type KeptWhere,
  type SaveObstacle,
  type SaveStatus,
} from '../session/save-status.ts';
import { useWritingPlace } from '../session/writing-place.ts';

type Sign = { Icon: ComponentType<{ className?: string }>; ink: string };

function signOf(status: SaveStatus, kept: KeptWhere): Sign {
  switch (status.type) {
    case 'vierge':
    case 'en-cours':
      return { Icon: IconPencil, ink: 'text-texte-doux' };
    case 'appareil':
      return { Icon: IconDevice, ink: 'text-attention' };
    case 'en-ligne':
      return {
        Icon: kept === 'en-ligne' ? IconCloud : IconDevice,
        ink: 'text-primaire-fort',
      };
    case 'non-enregistre':
      return { Icon: IconStop, ink: 'text-alerte' };
  }
}

/** Save status, in one line that is always in sight; in red, with its reason a press away, if unsaved. */
export function SaveState({ status }: { status: SaveStatus }) {
  const { kept } = useWritingPlace();
  const obstacle = seriousObstacle(status, kept);
  const sign = signOf(status, kept);
  const Icon = obstacle === null ? sign.Icon : IconStop;
  const ink = obstacle === null ? sign.ink : 'text-alerte';
  return (
    <div className="flex flex-wrap items-center gap-x-2 xl:flex-nowrap">
      <p
        className={classNames(
          'flex items-center gap-2',
          obstacle !== null && 'font-bold text-alerte',
        )}
      >
        <span className={classNames('shrink-0', ink)} aria-hidden="true">
          <Icon className="size-5" />
        </span>
        <span>
          {saveStatusText(status, kept)}
          {kept === 'en-ligne' &&
            status.type === 'appareil' &&
            status.obstacle?.type === 'hors-connexion' && (
              <span className="text-texte-doux"> · pas de connexion</span>
            )}
          {kept === 'en-ligne' && status.type === 'appareil' && obstacle !== null && (
            <span> · pas tout en ligne</span>
          )}
        </span>
      </p>
      {obstacle !== null && <WhyNotSaved reason={obstacleText(obstacle, kept)} />}
    </div>
  );
}

/** The reason, anywhere in a long form: its alert may be far above. */
function WhyNotSaved({ reason }: { reason: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="min-h-11 shrink-0 font-bold underline"
        onClick={() => setIsOpen(true)}
      >
        Voir pourquoi
      </button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setIsOpen(false)}
          title="Ce qui n’est pas enregistré"
          actions={<Button onClick={() => setIsOpen(false)}>J’ai compris</Button>}
        >
          <p>{reason}</p>
        </Dialog>
      )}
    </>
  );
}

/** An obstacle the author needs to read; a lost network ends by itself and is shown in the line above. */
function seriousObstacle(status: SaveStatus, kept: KeptWhere): SaveObstacle | null {
  if (status.type !== 'appareil' && status.type !== 'non-enregistre') return null;
  const isMending = kept === 'en-ligne' && status.obstacle?.type === 'hors-connexion';
  return isMending ? null : status.obstacle;
}

type SaveTroubleProps = {
  status: SaveStatus;
  loginHref: string;
  onRetry: () => void;
  /** Stores this text as a parcours of its own. */
  onCopy: () => Promise<void>;
  onDownload: () => void;
};

/** Obstacle to saving, and the next step. The text itself stays. */
export function SaveTrouble({
  status,
  loginHref,
  onRetry,
  onCopy,
  onDownload,
}: SaveTroubleProps) {
  const { kept } = useWritingPlace();
  const obstacle = seriousObstacle(status, kept);
  const isNowhere = status.type === 'non-enregistre';
  if (obstacle === null && !isNowhere) return null;
  return (
    <Alert
      tone={isNowhere ? 'alerte' : 'attention'}
      announce="immediate"
      title={isNowhere ? saveStatusText(status) : undefined}
    >
      {isNowhere && (
        <p>Gardez cette page ouverte, et téléchargez votre travail par précaution.</p>
      )}
      {obstacle !== null && <p>{obstacleText(obstacle, kept)}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {isNowhere && <Button onClick={onDownload}>Télécharger mon travail</Button>}
        {obstacle !== null && (
          <ObstacleActions
            obstacle={obstacle}
            loginHref={loginHref}
            onRetry={onRetry}
            onCopy={onCopy}
          />
        )}
      </div>
    </Alert>
  );
}

type ObstacleActionsProps = Pick<SaveTroubleProps, 'loginHref' | 'onRetry' | 'onCopy'> & {
  obstacle: SaveObstacle;
};

function ObstacleActions({
  obstacle,
  loginHref,
  onRetry,
  onCopy,
}: ObstacleActionsProps): ReactNode {
  const copying = useMutation({
    mutationFn: onCopy,
    onError: (error) => console.warn('The parcours could not be copied.', error),
  });
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      Réessayer
    </Button>
  );
  switch (obstacle.type) {
    case 'refus':
      return (
        <>
          <ButtonLink variant="secondary" to={loginHref}>
            Se reconnecter
          </ButtonLink>
          {retry}
        </>
      );
    case 'supprime':
      return (
        <>
          <Button
            variant="secondary"
            pending={copying.isPending}
            onClick={() => copying.mutate()}
          >
            L’enregistrer comme nouveau parcours
          </Button>
          {copying.isError && (
            <p className="w-full">
              Le nouveau parcours n’a pas pu être enregistré.{' '}
              {errorMessage(copying.error)}
            </p>
          )}
        </>
      );
    case 'texte-trop-long':
    case 'trop-d-etapes':
      return null;
    case 'nouvelle-version':
      return <ReloadButton variant="secondary" />;
    case 'hors-connexion':
    case 'limite':
    case 'appareil-muet':
    case 'etapes-refusees':
    case 'illisible':
    case 'inattendu':
      return retry;
  }
}
