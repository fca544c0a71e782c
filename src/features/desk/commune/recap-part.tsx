import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CollectiviteDesk } from '@/data/commune/responsable-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { AddressNotProvenError } from '@/data/membre/invitation-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type Change = { variables: boolean | undefined; error: Error | null; isSuccess: boolean };

/** Result of the last change, in words. */
function wordsOf({ variables, error, isSuccess }: Change): string {
  if (error instanceof AddressNotProvenError) {
    return 'Confirmez d’abord votre adresse e-mail, dans «\u00A0Mon espace\u00A0».';
  }
  if (error !== null) return errorMessage(error);
  if (!isSuccess) return '';
  return variables === true
    ? 'C’est noté\u00A0: le prochain récapitulatif vous sera adressé.'
    : 'C’est noté\u00A0: vous n’en recevrez plus.';
}

/** A responsable subscribes to the reports of the commune by e-mail; empty for the team, which is responsable of no commune. */
export function RecapPart({
  desk: { insee, uid, responsables },
}: {
  desk: CollectiviteDesk;
}) {
  const services = useFirebase();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (asked: boolean) =>
      responsableRepository(services).setRecap(insee, asked),
    onSettled: () => client.invalidateQueries(communeQueries.of(insee)),
  });
  const own = responsables.find((one) => one.uid === uid);
  if (own === undefined) return null;
  const wants = change.isPending ? change.variables : own.recap === true;
  return (
    <section aria-labelledby="recap-commune" className="max-w-mesure">
      <h2 id="recap-commune" className="text-2xl">
        Signalements par e-mail
      </h2>
      <Checkbox
        checked={wants}
        disabled={change.isPending}
        onCheckedChange={(checked) => change.mutate(checked)}
      >
        {own.adresse === ''
          ? 'Recevoir par e-mail les signalements qui attendent'
          : `Recevoir à ${own.adresse} les signalements qui attendent`}
      </Checkbox>
      <p className="text-texte-doux">
        Un seul message par jour au plus, et aucun quand rien n’attend. Il part quand la
        personne qui fait fonctionner le site lance l’envoi{'\u00A0'}: demandez-lui s’il
        est en place.
      </p>
      <StatusLine className="mt-2">{wordsOf(change)}</StatusLine>
    </section>
  );
}
