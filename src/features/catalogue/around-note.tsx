import { formatDistance } from '@/lib/format/mesure.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import type { Around } from './use-around.ts';

/** Less sure than this, the place is that of the network, maybe of another town. */
const vagueMetres = 5_000;

/** What became of « Autour de moi », and what to do where it did not work. */
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
      return <p className="text-texte-doux">Votre appareil cherche où vous êtes…</p>;
    case 'lente':
      return (
        <p className="text-texte-doux">
          Votre appareil cherche encore. Vous pouvez aussi écrire le nom de la commune.
        </p>
      );
    case 'inconnue':
      return (
        <Alert tone="info" title="Il manque votre position">
          <p>Elle reste sur cet appareil. Sans elle, les quêtes ne sont pas triées.</p>
          <Button variant="secondary" className="mt-3" onClick={onLocate}>
            Trouver ma position
          </Button>
        </Alert>
      );
    case 'refusee':
      return (
        <Alert tone="attention" title="Votre position n’est pas partagée">
          <p>
            Vous l’avez refusée, ou votre navigateur la garde. Écrivez plutôt le nom de la
            commune où vous êtes.
          </p>
        </Alert>
      );
    case 'introuvable':
      return (
        <Alert tone="attention" title="Votre appareil ne sait pas où vous êtes">
          <p>Écrivez le nom de la commune, ou réessayez à découvert.</p>
          <Button variant="secondary" className="mt-3" onClick={onLocate}>
            Réessayer
          </Button>
        </Alert>
      );
    case 'connue':
      return around.precision > vagueMetres ? (
        <p className="text-texte-doux">
          {`Position approximative, à ${formatDistance(around.precision)} près\u00A0: si elle est fausse, écrivez le nom de la commune.`}
        </p>
      ) : null;
  }
}
