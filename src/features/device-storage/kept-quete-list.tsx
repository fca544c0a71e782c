import { useEffect, useState } from 'react';
import { Link } from '@/router/link.tsx';
import type { KeptQuete } from '@/data/partie/kept-quetes.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { formatCount, formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { RemoteIcon } from '@/lib/icons/remote-icon.tsx';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';

/** The device's store comes once the page is read: it brings the whole game's schemas along. */
const keptQuetes = () => import('@/data/partie/kept-quetes.ts');

async function listKeptQuetes(): Promise<KeptQuete[]> {
  return (await keptQuetes()).listKeptQuetes();
}

type State = 'attente' | 'refus' | readonly KeptQuete[];

/** A size as people read it: kilobytes of a thousand, megabytes to one decimal. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000
    ? `${formatNombre(kilobytes)}${noBreakSpace}ko`
    : `${formatNombre(Math.round(kilobytes / 100) / 10)}${noBreakSpace}Mo`;
}

/** The quêtes kept on this device, with their size and the way to take them away. */
export function KeptQueteList() {
  const [state, setState] = useState<State>('attente');
  const [asked, setAsked] = useState<KeptQuete | null>(null);
  const [said, setSaid] = useState('');

  // The device's own store is outside React.
  useEffect(() => {
    listKeptQuetes().then(setState, (error: unknown) => {
      console.warn('The kept quêtes could not be listed.', error);
      setState('refus');
    });
  }, []);

  const remove = async ({ queteId, titre }: KeptQuete) => {
    setAsked(null);
    try {
      await (await keptQuetes()).forgetQuete(queteId);
      setState(await listKeptQuetes());
      setSaid(`« ${typographie(titre)} » n’est plus sur cet appareil.`);
    } catch (error) {
      console.error('A kept quête could not be removed.', error);
      setSaid('L’appareil n’a pas répondu : rien n’a été effacé. Réessayez.');
    }
  };

  return (
    <>
      {state === 'attente' && <Waiting>Lecture de ce que garde cet appareil…</Waiting>}
      {state === 'refus' && (
        <p>
          Ce navigateur ne laisse rien garder (navigation privée, ou stockage bloqué) :
          une partie y dure le temps de la page.
        </p>
      )}
      {typeof state === 'object' && state.length === 0 && (
        <EmptyState
          level={3}
          title="Rien sur cet appareil pour l’instant"
          action={<ButtonLink to={paths.queteList()}>Choisir une quête</ButtonLink>}
        >
          <p>Une quête s’y garde d’elle-même dès que vous la commencez.</p>
        </EmptyState>
      )}
      {typeof state === 'object' && state.length > 0 && (
        <ul className="divide-y divide-trait border-y border-trait">
          {state.map((kept) => (
            <Row key={kept.queteId} kept={kept} onRemove={() => setAsked(kept)} />
          ))}
        </ul>
      )}
      <StatusLine className="mt-3">{said}</StatusLine>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Enlever cette quête de l’appareil ?"
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                if (asked !== null) void remove(asked);
              }}
            >
              Enlever
            </Button>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              La garder
            </Button>
          </>
        }
      >
        <p>
          Vos réponses et votre progression sur cet appareil partent avec elle. La quête
          reste dans le catalogue.
        </p>
      </Dialog>
    </>
  );
}

function Row({ kept, onRemove }: { kept: KeptQuete; onRemove: () => void }) {
  const { queteId, titre, communeNom, bytes, partieCount } = kept;
  const dressed = typographie(titre);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-48 flex-1">
        <Link to={paths.quete(addressOf(queteId))} className="font-bold">
          {dressed}
        </Link>
        <p className="text-texte-doux">
          {`${communeNom} · ${formatCount(partieCount, 'partie', 'parties')} · ${formatBytes(bytes)}`}
        </p>
      </div>
      <Button variant="quiet" onClick={onRemove} aria-label={`Enlever « ${dressed} »`}>
        <RemoteIcon name="lucide:trash-2" />
        Enlever
      </Button>
    </li>
  );
}
