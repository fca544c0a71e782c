import * as z from 'zod/mini';
import type { Account } from '@/data/account/account.ts';
import type { OwnDataCount } from '@/data/account/own-data.ts';
import { useOwnDataCount } from '@/data/account/account-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { retention } from '@/domain/retention.ts';
import { tickedBox } from '@/domain/typed-field.ts';
import { formatCount, formatNombre } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { loadPage } from '../load-page.ts';
import { formFailureOf } from '../account-failure.ts';
import { AccountForm } from '../account-form.tsx';
import { useAccountAct, useOwner } from '../proof/use-account-change.ts';
import { SettingRow } from '../setting/setting-row.tsx';

/** Deletion of the account, after the list of its consequences. */
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
  const { ask } = useOwner();
  // Stopped halfway it is called again: the data go first, the identity last.
  const removing = useAccountAct(
    async (repository) => {
      // Asked first, before anything is lost: the identity, deleted last, would need it.
      if (!(await repository.isLoginRecent())) await ask();
      const { ownDataRepository } = await import('@/data/account/own-data-repository.ts');
      await ownDataRepository(services).remove();
      await repository.deleteIdentity();
    },
    // The guard takes this page away as soon as the session is closed.
    { onSuccess: () => loadPage(paths.home()) },
  );
  const count = useOwnDataCount(account.uid);
  const form = useForm({
    id: 'compte',
    schema: z.object({ suppression: tickedBox('Cochez cette case pour confirmer.') }),
    values: { suppression: false },
    leaves: true,
  });

  return (
    <AccountForm
      form={form}
      send={() => removing.mutateAsync()}
      refusal={(error) => formFailureOf(error)}
      className="max-w-mesure space-y-5 rounded-carte border border-alerte px-5 py-5"
    >
      <div>
        <p className="font-bold">Ce qui disparaît</p>
        <ul className="mt-1 list-disc space-y-1 pl-6">
          <li>
            votre compte&nbsp;: adresse e-mail, mot de passe, pseudonyme, image
            {account.factors.length > 0 && ', vérification en deux étapes'}
          </li>
          <li>{partiesText(count.data)}</li>
          <li>les parties de ce compte que cet appareil garde</li>
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
          <li>
            combien de fois vous avez essayé chaque étape et quelles solutions vous avez
            vues, sans vos réponses, et combien vous avez commencé, signalé ou écrit en un
            jour, sans dire quoi, sous un numéro qui n’est plus à personne,{' '}
            {formatCount(retention.essaiDays, 'jour', 'jours')}
          </li>
          <li>les chiffres de fréquentation, qui ne nomment personne</li>
        </ul>
      </div>
      <p>
        Vous voulez garder une trace&#x202F;? Téléchargez d’abord vos données, juste
        au-dessus.
      </p>
      <Checkbox {...form.field('suppression')}>
        J’ai compris&nbsp;: rien de cela ne pourra être retrouvé.
      </Checkbox>
      <Button type="submit" variant="danger" pending={form.isPending}>
        Supprimer mon compte pour toujours
      </Button>
    </AccountForm>
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
