import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { allowAgainWords } from '@/lib/allow-again-words.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import type { Around } from './use-around.ts';

/** Above this accuracy, the position is the network's, maybe in another town. */
const vagueMetres = 5_000;

/** State of « Autour de moi », with the remedy after a failure. */
export function AroundNote({
  around,
  onLocate,
}: {
  around: Around;
  onLocate: () => void;
}) {
  return <div role="status">{noteOf(around, onLocate)}</div>;
}

function noteOf(around: Around, onLocate: () => void) {
  switch (around.statut) {
    case 'cherchee':
      return (
        <p className="text-texte-doux">
          <Trans>Votre appareil cherche où vous êtes…</Trans>
        </p>
      );
    case 'lente':
      return (
        <p className="text-texte-doux">
          <Trans>
            Votre appareil cherche encore. Vous pouvez aussi écrire le nom de la commune.
          </Trans>
        </p>
      );
    case 'inconnue':
      return (
        <Alert tone="info" title={t`Il manque votre position`}>
          <p>
            <Trans>
              Elle reste sur cet appareil. Sans elle, les quêtes ne sont pas triées.
            </Trans>
          </p>
          <Button variant="secondary" className="mt-3" onClick={onLocate}>
            <Trans>Trouver ma position</Trans>
          </Button>
        </Alert>
      );
    case 'refusee':
      return (
        <Alert tone="attention" title={t`Votre position n’est pas partagée`}>
          <p>
            <Trans>
              Vous l’avez refusée, ou votre navigateur la garde. Écrivez plutôt le nom de
              la commune où vous êtes.
            </Trans>
          </p>
          <p className="mt-2">{allowAgainWords()}</p>
        </Alert>
      );
    case 'introuvable':
      return (
        <Alert tone="attention" title={t`Votre appareil ne sait pas où vous êtes`}>
          <p>
            <Trans>Écrivez le nom de la commune, ou réessayez à découvert.</Trans>
          </p>
          <Button variant="secondary" className="mt-3" onClick={onLocate}>
            <Trans>Réessayer</Trans>
          </Button>
        </Alert>
      );
    case 'connue': {
      const distance = formatDistance(around.precision);
      return around.precision > vagueMetres ? (
        <p className="text-texte-doux">
          {t`Position approximative, à ${distance} près\u00A0: si elle est fausse, écrivez le nom de la commune.`}
        </p>
      ) : null;
    }
  }
}
