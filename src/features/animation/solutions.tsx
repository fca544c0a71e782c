import { useState } from 'react';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import type { EtapeId } from '@/domain/etape/etape.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { useAttempt } from './use-attempt.ts';

/** The solution of an étape; null while this account has not unlocked it. */
type Read = { id: EtapeId; titre: string; reponse: string | null };

async function readUnlocked(
  uid: string,
  { id: queteId, version, contenu }: Quete,
): Promise<Read[]> {
  return Promise.all(
    contenu.etapes
      .filter(({ epreuve }) => epreuve.type !== 'aucune')
      .map(async ({ id, titre }) => {
        try {
          const target = { uid, queteId, version };
          const { reponse } = await partieGateway.readSolution(target, id);
          return { id, titre, reponse };
        } catch (error) {
          if (!(error instanceof AccessDeniedError)) throw error;
          return { id, titre, reponse: null };
        }
      }),
  );
}

/** The solutions that who organises has unlocked by playing: the rules give them to nobody else. */
export function Solutions({ uid, quete }: { uid: string; quete: Quete }) {
  const [read, setRead] = useState<readonly Read[] | null>(null);
  const { isTrying, error, attempt } = useAttempt();
  return (
    <section aria-labelledby="solutions">
      <h2 id="solutions" className="mb-3 text-2xl">
        Les solutions
      </h2>
      <p>
        Jouez la quête avant vos élèves, avec ce compte : chaque étape que vous trouvez,
        ou dont vous demandez la solution, s’ajoute ici.
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
      {read === null ? (
        <Button
          variant="secondary"
          className="mt-3"
          pending={isTrying}
          onClick={() =>
            void attempt(async () => {
              setRead(await readUnlocked(uid, quete));
            })
          }
        >
          Lire mes solutions
        </Button>
      ) : (
        <ol className="mt-3 list-decimal space-y-1 pl-7">
          {read.map(({ id, titre, reponse }) => (
            <li key={id} className="break-words">
              {`${typographie(titre)} : `}
              {reponse === null ? 'pas encore débloquée' : <strong>{reponse}</strong>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
