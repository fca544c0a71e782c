import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { annuaireWords } from '@/content/annuaire.ts';
import {
  communeQueries,
  useMairiesAt,
  useMessageReaders,
} from '@/data/commune/commune-queries.ts';
import type { CollectiviteDesk } from '@/data/commune/responsable-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { bureauRepository } from '@/data/commune/bureau-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Responsable } from '@/domain/commune/responsable.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type ResponsableListProps = {
  desk: CollectiviteDesk;
  isAdmin: boolean;
  onLeft: () => void;
};

function nameOf({ nom, adresse }: Responsable): string {
  if (nom !== '') return nom;
  return adresse === '' ? 'Nom pas encore indiqué' : adresse;
}

/** The responsables of a commune: each can leave; the team removes any, and opens the messages of the commune to each. */
export function ResponsableList({ desk, isAdmin, onLeft }: ResponsableListProps) {
  const { insee, nom, uid, responsables } = desk;
  const services = useFirebase();
  const bureau = useMessageReaders(insee, isAdmin);
  const readers = bureau.data ?? null;
  const [said, setSaid] = useState('');
  const [leaving, setLeaving] = useState<Responsable | null>(null);
  const isMe = (one: Responsable | null) => one?.uid === uid;
  const failed = (error: Error) => {
    console.warn('The responsables of a commune could not be changed.', error);
    setSaid(errorMessage(error));
  };
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(communeQueries.of(insee));
  const remove = useMutation({
    mutationFn: (gone: string) => responsableRepository(services).remove(insee, gone),
    // Leaving does not read the desk again, and navigates at once: this part is unmounted by then.
    onSuccess: (_data, gone) => {
      if (gone === uid) onLeft();
    },
    onSettled: () =>
      Promise.all([onSettled(), client.invalidateQueries(communeQueries.owns)]),
  });
  const openMessages = useMutation({
    mutationFn: (one: string) => bureauRepository(services).open(insee, one),
    onSettled,
  });
  const closeMessages = useMutation({
    mutationFn: (one: string) => bureauRepository(services).close(insee, one),
    onSettled,
  });
  const isPending = remove.isPending || openMessages.isPending || closeMessages.isPending;
  const saying = (done: string) => {
    setSaid('');
    return { onSuccess: () => setSaid(done), onError: failed };
  };
  const confirm = (one: Responsable) =>
    remove.mutate(one.uid, {
      ...saying(`${nameOf(one)} n’en répond plus.`),
      onSettled: () => setLeaving(null),
    });
  if (responsables.length === 0) {
    return <p className="mt-4">Personne ne répond encore des quêtes.</p>;
  }
  return (
    <>
      <StatusLine className="mt-2">{said}</StatusLine>
      {bureau.isError && (
        <RetryAlert
          title={errorMessage(bureau.error)}
          isPending={bureau.isFetching}
          onRetry={() => void bureau.refetch()}
          className="mt-4"
        />
      )}
      <ul
        aria-label="Responsables"
        className="mt-2 divide-y divide-trait border-y border-trait"
      >
        {responsables.map((one) => (
          <li
            key={one.uid}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="font-bold break-words">
                {nameOf(one)}
                {isMe(one) && <span className="font-normal"> (vous)</span>}
              </p>
              {one.nom !== '' && one.adresse !== '' && (
                <p className="break-words text-texte-doux">{one.adresse}</p>
              )}
              {one.adresse !== '' && (
                <AnnuaireMention address={one.adresse} insee={insee} />
              )}
            </div>
            <div className="flex flex-wrap gap-x-3">
              {readers !== null && (
                <ReaderSwitch
                  nom={nameOf(one)}
                  isReader={readers.includes(one.uid)}
                  isPending={isPending}
                  onOpen={() =>
                    openMessages.mutate(
                      one.uid,
                      saying(`${nameOf(one)} lit maintenant les messages et y répond.`),
                    )
                  }
                  onClose={() =>
                    closeMessages.mutate(
                      one.uid,
                      saying(`${nameOf(one)} ne lit plus les messages.`),
                    )
                  }
                />
              )}
              {(isMe(one) || isAdmin) && (
                <Button variant="quiet" onClick={() => setLeaving(one)}>
                  {isMe(one) ? 'Quitter' : 'Retirer'}
                  <span className="sr-only">
                    {isMe(one) ? ` ${nom}` : ` ${nameOf(one)}`}
                  </span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <ConfirmDialog
          title={
            isMe(leaving) ? `Quitter ${nom}\u00A0?` : `Retirer ${nameOf(leaving)}\u00A0?`
          }
          act={isMe(leaving) ? 'Quitter' : 'Retirer'}
          isPending={isPending}
          onConfirm={() => confirm(leaving)}
          onLeave={() => setLeaving(null)}
        >
          <p>
            {isMe(leaving) && responsables.length === 1
              ? 'Vous êtes la dernière personne à en répondre. Invitez d’abord qui prend la suite, ou écrivez-nous\u00A0: l’équipe invitera quelqu’un.'
              : 'Il faudra une nouvelle invitation pour revenir.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Notes that the State's directory has the verified address of a responsable; empty otherwise. */
function AnnuaireMention({ address, insee }: { address: string; insee: string }) {
  const found = useMairiesAt(address);
  const words = annuaireWords(found.data ?? [], insee, true);
  if (words === null) return null;
  return (
    <p className="max-w-mesure">
      <strong>{words.mention}.</strong> {words.suite}
    </p>
  );
}

type ReaderSwitchProps = {
  nom: string;
  /** True if they can read the messages of the commune. */
  isReader: boolean;
  isPending: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** The team opens the messages of the commune to a responsable, and closes them. */
function ReaderSwitch({ nom, isReader, isPending, onOpen, onClose }: ReaderSwitchProps) {
  return (
    <Button variant="quiet" pending={isPending} onClick={isReader ? onClose : onOpen}>
      {isReader ? 'Fermer les messages' : 'Ouvrir les messages'}
      <span className="sr-only">{` à ${nom}`}</span>
    </Button>
  );
}
