import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { accountMutations, accountQueries } from '@/data/account/account-queries.ts';
import type { Account } from '@/data/account/account.ts';
import type { OwnDataCount } from '@/data/account/own-data.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { retention } from '@/domain/retention.ts';
import { formatCount, formatNombre } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError } from '@/ui/field-messages.tsx';
import { loadPage } from '../load-page.ts';
import { failureOf } from '../account-failure.ts';
import { FailureNote } from '../failure-note.tsx';
import { useOwner } from '../proof/proof-context.ts';
import { SettingRow } from '../setting/setting-row.tsx';

/** The end of the account: what it takes along is said first. */
export function DeleteRow({ account }: { account: Account }) {
  return (
    <SettingRow
      title="Supprimer mon compte"
      value="Votre compte et tout ce qui n’est qu’à vous disparaissent, pour toujours."
      action="Supprimer…"
    >
      {() => <DeleteForm account={account} />}
    </SettingRow>
  );
}

function DeleteForm({ account }: { account: Account }) {
  const services = useFirebase();
  const removing = useMutation({
    ...accountMutations.remove(services, useOwner()),
    // The guard takes this page away as soon as the session is closed.
    onSuccess: () => loadPage(paths.home()),
  });
  const [isSure, setIsSure] = useState(false);
  const [isUnsure, setIsUnsure] = useState(false);
  const count = useQuery(accountQueries.ownDataCount(services, account.uid));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsUnsure(!isSure);
    if (!isSure) {
      document.getElementById('compte-suppression')?.focus();
      return;
    }
    removing.mutate();
  };

  return (
    <form
      noValidate
      className="max-w-mesure space-y-5 rounded-carte border border-alerte px-5 py-5"
      onSubmit={submit}
    >
      <FailureNote failure={failureOf(removing.error)} />
      <div>
        <p className="font-bold">Ce qui disparaît</p>
        <ul className="mt-1 list-disc space-y-1 pl-6">
          <li>
            votre compte&nbsp;: adresse e-mail, mot de passe, pseudonyme, image
            {account.factors.length > 0 && ', vérification en deux étapes'}
          </li>
          <li>{partiesText(count.data)}</li>
          <li>les parties de ce compte que cet appareil garde</li>
          <li>vos vœux de quêtes dans les communes</li>
        </ul>
      </div>
      <div>
        <p className="font-bold">Ce qui reste</p>
        <ul className="mt-1 list-disc space-y-1 pl-6">
          <li>{parcoursText(count.data)}</li>
          <li>
            vos échanges avec l’équipe ou une mairie, qui les garde{' '}
            {formatCount(retention.conversationYears, 'an', 'ans')} après leur fin
          </li>
          <li>les chiffres de fréquentation, qui ne nomment personne</li>
        </ul>
      </div>
      <p>
        Vous voulez garder une trace&#x202F;? Téléchargez d’abord vos données, juste
        au-dessus.
      </p>
      <div>
        {isUnsure && !isSure && (
          <FieldError id="compte-suppression-erreur">
            Cochez cette case pour confirmer.
          </FieldError>
        )}
        <div className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            id="compte-suppression"
            checked={isSure}
            aria-invalid={(isUnsure && !isSure) || undefined}
            aria-describedby={
              isUnsure && !isSure ? 'compte-suppression-erreur' : undefined
            }
            onChange={(event) => setIsSure(event.target.checked)}
            className="mt-px size-6 shrink-0 accent-alerte"
          />
          <label htmlFor="compte-suppression">
            J’ai compris&nbsp;: rien de cela ne pourra être retrouvé.
          </label>
        </div>
      </div>
      <Button
        type="submit"
        variant="danger"
        pending={removing.isPending || removing.isSuccess}
      >
        Supprimer mon compte pour toujours
      </Button>
    </form>
  );
}

function partiesText(count: OwnDataCount | undefined): string {
  if (count === undefined) return 'vos parties, leurs réponses et leurs points';
  if (count.partieCount === 0) return 'vos parties (vous n’en avez aucune)';
  const parties = formatCount(count.partieCount, 'partie', 'parties');
  return `${parties}, avec les réponses et les points`;
}

function parcoursText(count: OwnDataCount | undefined): string {
  if (count === undefined || count.parcoursCount === 0) {
    return 'les quêtes publiées, qui appartiennent aux communes';
  }
  return count.parcoursCount === 1
    ? 'le parcours que vous avez écrit avec une commune, et sa quête\u00A0: ils lui appartiennent'
    : `les ${formatNombre(count.parcoursCount)} parcours que vous avez écrits avec des communes, et leurs quêtes\u00A0: ils leur appartiennent`;
}
