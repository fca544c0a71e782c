import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { priveeQueries } from '@/data/privee/privee-queries.ts';
import type { ReportedPrivee } from '@/data/privee/privee-repository.ts';
import { priveeRepository } from '@/data/privee/privee-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';

/** Reported quêtes privées: no party begins before the team clears them. Empty without any. */
export function ReportedPrivees() {
  const { data, error } = useQuery(priveeQueries.reported(useFirebase()));
  if (error !== null) {
    return (
      <p role="alert" className="mt-10">
        {`Les quêtes privées signalées ne se lisent pas. ${errorMessage(error)}`}
      </p>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="privees-signalees" className="mt-12">
      <h2 id="privees-signalees" className="text-2xl">
        Quêtes privées signalées
      </h2>
      <ul className="mt-4 space-y-6">
        {data.map((reported) => (
          <li
            key={reported.privee.cle}
            className="rounded-carte border border-trait bg-fond-carte p-5"
          >
            <Reported reported={reported} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every text of a quête, one per line. */
function textsOf(contenu: string): string[] {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      // Skips ids, hashes and paths.
      if (value.includes(' ')) texts.push(value);
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(walk);
    }
  };
  try {
    walk(JSON.parse(contenu));
  } catch {
    return [contenu];
  }
  return texts;
}

function Reported({
  reported: { privee, contenu, alertes },
}: {
  reported: ReportedPrivee;
}) {
  const services = useFirebase();
  const client = useQueryClient();
  const judge = useMutation({
    mutationFn: (etat: 'levee' | 'fermee') =>
      priveeRepository(services).judge(privee.cle, etat),
    onSettled: () => client.invalidateQueries(priveeQueries.reported(services)),
  });
  return (
    <>
      <h3 className="text-xl break-words">{typographie(privee.titre)}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {alertes.map(({ motif, at }, index) => (
          <li
            key={index}
            className="break-words"
          >{`${formatDate(at)}\u00A0: ${motif}`}</li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer font-bold">Lire ses textes</summary>
        <ul className="mt-2 space-y-2">
          {textsOf(contenu).map((texte, index) => (
            <li key={index} className="whitespace-pre-line break-words">
              {texte}
            </li>
          ))}
        </ul>
      </details>
      {judge.isError && <p role="alert">{errorMessage(judge.error)}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          pending={judge.isPending}
          onClick={() => judge.mutate('levee')}
        >
          La laisser jouer
        </Button>
        <Button
          variant="danger"
          pending={judge.isPending}
          onClick={() => judge.mutate('fermee')}
        >
          La fermer
        </Button>
      </div>
    </>
  );
}
