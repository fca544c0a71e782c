import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { readAgain } from '@/lib/query/read-again.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { invitationQueries } from '@/data/membre/invitation-queries.ts';
import { invitationRepository } from '@/data/membre/invitation-repository.ts';
import { membreQueries, useAccess } from '@/data/membre/membre-queries.ts';
import type { ParcoursAccess } from '@/data/membre/membre-store.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { limits } from '@/domain/limits.ts';
import { invitationEnd, type Invitation } from '@/domain/parcours/sharing/invitation.ts';
import {
  mayChangeRole,
  mayRemove,
  membreRoleHints,
  membreRoleLabels,
  membreRoleList,
  otherRole,
  type Membre,
} from '@/domain/parcours/sharing/membre.ts';
import type { MembreRole } from '@/domain/parcours/sharing/membre.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { ReadingTrouble } from '@/editing/frame/reading-trouble.tsx';
import { useRights } from '@/editing/session/rights.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { CopyLinkButton } from '@/ui/copy-button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { accessTrouble } from './access-trouble.ts';

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

type MembresPanelProps = {
  parcoursId: ParcoursId;
  /** Called once this account is no longer a membre. */
  onLeft: () => void;
};

/** The membres of the parcours: roles, pending invitations, joining and leaving. */
export function MembresPanel({ parcoursId, onLeft }: MembresPanelProps) {
  const { by } = useRights();
  const services = useFirebase();
  const access = useAccess(parcoursId);
  const membres = useQuery({
    ...membreQueries.list(services, parcoursId, access.data?.membres ?? {}),
    enabled: access.isSuccess,
    placeholderData: keepPreviousData,
  });
  const failed = [access, membres].find(({ isError }) => isError);
  if (failed?.error) {
    return <ReadingTrouble error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (access.data === undefined || membres.data === undefined) {
    return <Skeleton lines={4} />;
  }
  return (
    <div className="max-w-mesure space-y-10">
      <MembreRows
        access={access.data}
        list={membres.data}
        id={parcoursId}
        onLeft={onLeft}
      />
      <InviteForm id={parcoursId} count={membres.data.length} />
      {by === 'equipe' && access.data.insee !== '' && (
        <p>
          Les responsables de la commune veillent sur toutes ses quêtes.{' '}
          <Link to={paths.communeDesk(access.data)} className="font-bold">
            Ouvrir le bureau de la mairie
          </Link>
        </p>
      )}
    </div>
  );
}

function roleChangeWords({ role }: Membre, isMe: boolean): string {
  if (role !== 'auteur') {
    return 'Cette personne pourra écrire le parcours, inviter et soumettre à la relecture.';
  }
  return isMe
    ? 'Vous pourrez lire le parcours et le commenter, mais plus l’écrire. Un autre auteur pourra vous rendre votre rôle.'
    : 'Cette personne pourra lire le parcours et le commenter, mais plus l’écrire.';
}

type MembreRowsProps = {
  access: ParcoursAccess;
  list: readonly Membre[];
  id: ParcoursId;
  onLeft: () => void;
};

function nameOf({ nom, adresse }: Membre): string {
  if (nom !== '') return nom;
  return adresse === '' ? 'Nom pas encore indiqué' : adresse;
}

function MembreRows({ access, list, id, onLeft }: MembreRowsProps) {
  const { by } = useRights();
  const services = useFirebase();
  const isMe = (membre: Membre | null) => membre?.uid === access.uid;
  const client = useQueryClient();
  const onSettled = (_data: unknown, failure: Error | null) =>
    readAgain(client, membreQueries.access(services, id).queryKey, failure);
  const removing = useMutation({
    mutationFn: (uid: string) => membreRepository(services).remove(id, uid),
    // At once: the next reads are refused to an account that has left.
    onSuccess: (_data, uid) => {
      if (uid === access.uid) onLeft();
    },
    onSettled,
  });
  const changingRole = useMutation({
    mutationFn: ({ uid, role }: { uid: string; role: MembreRole }) =>
      membreRepository(services).changeRole(id, uid, role),
    onSettled,
  });
  const [said, setSaid] = useState('');
  const [leaving, setLeaving] = useState<Membre | null>(null);
  const [changing, setChanging] = useState<Membre | null>(null);
  const isPending = removing.isPending || changingRole.isPending;
  const error = removing.error ?? changingRole.error;
  const asked = ({ uid }: Membre) => ({
    membres: access.membres,
    by: access.uid,
    uid,
    isAdmin: by === 'equipe',
  });
  const begin = () => {
    setSaid('');
    removing.reset();
    changingRole.reset();
  };
  const remove = (membre: Membre) => {
    begin();
    removing.mutate(membre.uid, {
      onSuccess: () => setSaid(`${nameOf(membre)} n’a plus accès au parcours.`),
      onSettled: () => setLeaving(null),
    });
  };
  const changeRole = (membre: Membre) => {
    const { uid } = membre;
    const role = otherRole(membre.role);
    const label = membreRoleLabels[role].toLowerCase();
    begin();
    changingRole.mutate(
      { uid, role },
      {
        onSuccess: () => setSaid(`${nameOf(membre)} est maintenant ${label}.`),
        onSettled: () => setChanging(null),
      },
    );
  };
  return (
    <div className="space-y-4">
      <p role="status" className="empty:hidden">
        {said}
      </p>
      {error !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{accessTrouble(error)}</p>
        </Alert>
      )}
      <ul aria-label="Membres" className="divide-y divide-trait border-y border-trait">
        {list.map((membre) => (
          <li
            key={membre.uid}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="font-bold break-words">
                {nameOf(membre)}
                {isMe(membre) && <span className="font-normal"> (vous)</span>}
              </p>
              <p className="break-words text-texte-doux">
                {membreRoleLabels[membre.role]}
                {membre.nom !== '' && membre.adresse !== '' && ` · ${membre.adresse}`}
              </p>
            </div>
            <div className="-mx-6 flex flex-wrap">
              {mayChangeRole(asked(membre)) && (
                <Button variant="quiet" onClick={() => setChanging(membre)}>
                  <span className="sr-only">{nameOf(membre)} : </span>
                  Passer {membreRoleLabels[otherRole(membre.role)].toLowerCase()}
                </Button>
              )}
              {mayRemove(asked(membre)) && (
                <Button variant="quiet" onClick={() => setLeaving(membre)}>
                  {isMe(membre) ? 'Quitter' : 'Retirer'}
                  <span className="sr-only">
                    {isMe(membre) ? ' ce parcours' : ` ${nameOf(membre)}`}
                  </span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {changing !== null && (
        <ConfirmDialog
          title={
            isMe(changing)
              ? 'Changer votre rôle\u202F?'
              : `Changer le rôle de ${nameOf(changing)}\u202F?`
          }
          act="Donner ce rôle"
          isPending={isPending}
          onConfirm={() => changeRole(changing)}
          onLeave={() => setChanging(null)}
        >
          <p>{roleChangeWords(changing, isMe(changing))}</p>
        </ConfirmDialog>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={
            isMe(leaving)
              ? 'Quitter ce parcours\u202F?'
              : `Retirer ${nameOf(leaving)}\u202F?`
          }
          act={isMe(leaving) ? 'Quitter' : 'Retirer'}
          isPending={isPending}
          onConfirm={() => remove(leaving)}
          onLeave={() => setLeaving(null)}
        >
          <p>
            {isMe(leaving)
              ? 'Vous ne pourrez plus l’ouvrir, sauf nouvelle invitation. Ce que vous avez écrit y reste.'
              : 'Cette personne ne pourra plus l’ouvrir, sauf nouvelle invitation. Ce qu’elle a écrit y reste.'}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const inviteSchema = z.object({ role: z.enum(membreRoleList) });

function InviteForm({ id, count }: { id: ParcoursId; count: number }) {
  const { by } = useRights();
  const services = useFirebase();
  const [said, setSaid] = useState('');
  const client = useQueryClient();
  const waitingQuery = invitationQueries.waiting(services, id, by === 'equipe');
  const waiting = useQuery(waitingQuery);
  const onSettled = (_data: unknown, failure: Error | null) =>
    readAgain(client, waitingQuery.queryKey, failure);
  const inviting = useMutation({
    mutationFn: (role: MembreRole) => invitationRepository(services).create(id, role),
    onSettled,
  });
  const takingBack = useMutation({
    mutationFn: (jeton: string) => invitationRepository(services).remove(jeton),
    onSettled,
  });
  const isPending = inviting.isPending || takingBack.isPending;
  const form = useForm({
    schema: inviteSchema,
    waitsAs: 'invitation',
    values: { role: 'relecteur' },
  });
  const takeBack = (jeton: string) => {
    setSaid('');
    takingBack.mutate(jeton, {
      onSuccess: () =>
        setSaid('L’invitation est reprise\u00A0: son lien ne mène plus à rien.'),
    });
  };
  const isFull = count >= limits.membreCount.max;
  return (
    <section aria-labelledby="titre-inviter" className="space-y-5">
      <h3 id="titre-inviter" className="text-lg">
        Inviter quelqu’un
      </h3>
      {isFull ? (
        <p>Un parcours se partage à {limits.membreCount.max} personnes au plus.</p>
      ) : (
        <Form
          form={form}
          send={({ role }) => {
            setSaid('');
            takingBack.reset();
            return inviting.mutateAsync(role);
          }}
          onSent={() =>
            setSaid('Le lien est prêt\u00A0: envoyez-le à une seule personne.')
          }
          refusal={(error) => ({ message: accessTrouble(error) })}
          className="space-y-5"
        >
          <RadioGroup
            legend="Son rôle"
            options={membreRoleList.map((value) => ({
              value,
              label: membreRoleLabels[value],
              hint: membreRoleHints[value],
            }))}
            {...form.field('role')}
          />
          <Button type="submit" variant="secondary" pending={isPending}>
            Créer un lien d’invitation
          </Button>
        </Form>
      )}
      <p role="status" className="empty:hidden">
        {said}
      </p>
      {takingBack.isError && (
        <Alert tone="alerte" announce="immediate">
          <p>{accessTrouble(takingBack.error)}</p>
        </Alert>
      )}
      {waiting.isError && (
        <ReadingTrouble error={waiting.error} onRetry={() => void waiting.refetch()} />
      )}
      {waiting.data !== undefined && waiting.data.length > 0 && (
        <>
          <h4 className="font-bold">Invitations en attente</h4>
          <ul className="space-y-5">
            {waiting.data.map((invitation) => (
              <WaitingInvitation
                key={invitation.jeton}
                invitation={invitation}
                isPending={isPending}
                onTakeBack={() => takeBack(invitation.jeton)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type WaitingInvitationProps = {
  invitation: Invitation;
  isPending: boolean;
  onTakeBack: () => void;
};

function mailOf(invitation: Invitation, url: string, end: string): string {
  const titre =
    invitation.titre === '' ? 'un parcours' : `«\u00A0${invitation.titre}\u00A0»`;
  const subject = `Invitation à ${titre}`;
  const what = { auteur: 'écrire', relecteur: 'relire', traducteur: 'traduire' }[
    invitation.role
  ];
  const body = `Bonjour,\n\nJe vous invite à ${what} ${titre} sur Quêtes & Codes. Ce lien sert une seule fois, jusqu’au ${end} :\n\n${url}\n`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function WaitingInvitation({
  invitation,
  isPending,
  onTakeBack,
}: WaitingInvitationProps) {
  const end = day.format(invitationEnd(invitation));
  const url = window.location.origin + paths.ed({ invitation: invitation.jeton });
  const label = membreRoleLabels[invitation.role];
  return (
    <li className="space-y-3 rounded-carte border border-trait bg-fond-carte p-4">
      <Field
        label={`Lien pour un ${label.toLowerCase()}`}
        hint={`Une seule fois, jusqu’au ${end}.`}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyLinkButton url={url} />
        <a
          href={mailOf(invitation, url, end)}
          className="inline-flex min-h-12 items-center px-2 font-bold"
        >
          L’envoyer par e-mail
        </a>
        <Button variant="quiet" pending={isPending} onClick={onTakeBack}>
          Reprendre l’invitation
        </Button>
      </div>
    </li>
  );
}
