import { plural, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { forgetGarde, readGarde, type Garde } from '@/data/garde/garde-store.ts';
import {
  forgetQuete,
  listStoredQuetes as storedQuetes,
  type StoredQuete,
} from '@/data/partie/stored-quetes.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { authoredLang } from '@/langue/authored.ts';
import { formatOctets } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { RemoteIcon } from '@/ui/icons/remote-icon.tsx';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';

/** A quête of this device, with its stored parts for offline play; null without a request. */
type Row = StoredQuete & { garde: Garde | null };

async function listStoredQuetes(): Promise<Row[]> {
  return Promise.all(
    (await storedQuetes()).map(async (kept) => ({
      ...kept,
      garde: await readGarde(kept.queteId),
    })),
  );
}

type State = 'attente' | 'refus' | readonly Row[];

/** The quêtes stored on this device, with their size and a remove button. */
export function StoredQueteList() {
  const [state, setState] = useState<State>('attente');
  const [asked, setAsked] = useState<Row | null>(null);
  const [said, setSaid] = useState('');

  // The device's own store is outside React.
  useEffect(() => {
    listStoredQuetes().then(setState, (error: unknown) => {
      console.warn('The kept quêtes could not be listed.', error);
      setState('refus');
    });
  }, []);

  const remove = async ({ queteId, titre }: Row) => {
    setAsked(null);
    try {
      await forgetQuete(queteId);
      await forgetGarde(queteId);
      setState(await listStoredQuetes());
      const removed = typographie(titre);
      setSaid(t`«\u00A0${removed}\u00A0» n’est plus sur cet appareil.`);
    } catch (error) {
      console.error('A kept quête could not be removed.', error);
      setSaid(t`L’appareil n’a pas répondu\u00A0: rien n’a été effacé. Réessayez.`);
    }
  };

  return (
    <>
      {state === 'attente' && (
        <Waiting>{t`Lecture de ce que garde cet appareil…`}</Waiting>
      )}
      {state === 'refus' && (
        <p>
          {t`Ce navigateur ne laisse rien garder (navigation privée, ou stockage bloqué)\u00A0: la partie sera perdue quand vous fermerez cette page.`}
        </p>
      )}
      {typeof state === 'object' && state.length === 0 && (
        <EmptyState
          level={3}
          title={t`Rien sur cet appareil pour l’instant`}
          action={<ButtonLink to={paths.queteList()}>{t`Choisir une quête`}</ButtonLink>}
        >
          <p>{t`Une quête y est gardée dès que vous la commencez.`}</p>
        </EmptyState>
      )}
      {typeof state === 'object' && state.length > 0 && (
        <ul className="divide-y divide-trait border-y border-trait">
          {state.map((kept) => (
            <KeptRow key={kept.queteId} kept={kept} onRemove={() => setAsked(kept)} />
          ))}
        </ul>
      )}
      {typeof state === 'object' && state.length > 0 && (
        <p className="mt-3 text-texte-doux">
          {t`Votre navigateur peut effacer tout cela quand l’appareil manque de place, et Safari après une semaine sans visite. Le site mis sur l’écran d’accueil y échappe.`}
        </p>
      )}
      <StatusLine className="mt-3">{said}</StatusLine>
      {asked !== null && (
        <ConfirmDialog
          title={t`Enlever cette quête de l’appareil\u202F?`}
          act={t`Enlever`}
          leave={t`La garder`}
          onConfirm={() => void remove(asked)}
          onLeave={() => setAsked(null)}
        >
          <p>
            {t`Vos réponses et votre progression sur cet appareil partent avec elle, ses images et sa carte aussi. La quête reste dans le catalogue.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** True if all of a quête is available offline. */
function isWhole(garde: Garde | null): boolean {
  return garde?.isPlayable === true && garde.halte === null;
}

/** Offline parts of a quête. */
function stateWords(garde: Garde | null): string {
  if (garde?.isPlayable !== true) return t`texte seulement`;
  return isWhole(garde) ? t`gardée avec images et carte` : t`gardée en partie`;
}

function KeptRow({ kept, onRemove }: { kept: Row; onRemove: () => void }) {
  const { queteId, titre, communeNom, partieCount, garde } = kept;
  const dressed = typographie(titre);
  const address = addressOf(queteId);
  const facts = [
    communeNom,
    plural(partieCount, { one: '#\u00A0partie', other: '#\u00A0parties' }),
    stateWords(garde),
    formatOctets(kept.bytes + (garde?.bytes ?? 0)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <Link to={paths.quete(address)} lang={authoredLang()} className="font-bold">
          {dressed}
        </Link>
        <p className="text-texte-doux">{facts.join(' · ')}</p>
        <Link to={paths.depart(address)} className="inline-flex min-h-11 items-center">
          {isWhole(garde) ? t`Avant de partir` : t`Tout garder`}
        </Link>
      </div>
      <Button
        variant="quiet"
        onClick={onRemove}
        aria-label={t`Enlever «\u00A0${dressed}\u00A0»`}
      >
        <RemoteIcon name="lucide:trash-2" />
        {t`Enlever`}
      </Button>
    </li>
  );
}
