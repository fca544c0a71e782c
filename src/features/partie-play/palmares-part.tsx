import { useId, useState, type SubmitEvent } from 'react';
import { awaitsName, echoOutbox, type Echo } from '@/data/echo/echo-outbox.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import {
  normalizePseudonyme,
  pseudonymeProblem,
  pseudonymeProblemWords,
} from '@/domain/utilisateur/pseudonyme.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { JugementWords, useEchoJugement } from './echo-jugement.tsx';
import { SaidDone } from './said-done.tsx';
import { useEcho, useEchoPlace, usePseudonyme } from './use-echo.ts';

/** « Le palmarès »: who wants to stands on it, with the points that were proven. */
export function PalmaresPart({ partie }: { partie: Partie }) {
  const said = useEcho(partie.queteId, 'palmares');
  const [wasThere] = useState(said !== null);
  return (
    <section className="space-y-4" aria-labelledby="au-palmares">
      <h2 id="au-palmares" className="text-2xl">
        Le palmarès
      </h2>
      {said === null || awaitsName(said) ? (
        <Join partie={partie} isAsked={said !== null} />
      ) : (
        <Joined said={said} isNew={!wasThere} />
      )}
    </section>
  );
}

function Joined({ said, isNew }: { said: Echo; isNew: boolean }) {
  const outbox = echoOutbox(useFirebase());
  const place = useEchoPlace(
    said,
    'Votre ligne est sur la page de la quête, avec vos points prouvés. Elle s’efface d’elle-même avec la partie, 180 jours après son début.',
  );
  const jugement = useEchoJugement(said);
  return (
    <SaidDone title={`Inscrit sous «\u00A0${said.pseudonyme}\u00A0»`} isNew={isNew}>
      <p role="status">{place}</p>
      {jugement !== null && <JugementWords jugement={jugement} />}
      <Button variant="quiet" onClick={() => outbox.retract(said.queteId, 'palmares')}>
        Retirer ma ligne
      </Button>
    </SaidDone>
  );
}

/** `isAsked`: the line waits for another name. */
function Join({ partie, isAsked }: { partie: Partie; isAsked: boolean }) {
  const outbox = echoOutbox(useFirebase());
  const id = useId();
  const known = usePseudonyme();
  // The name one has just signed an opinion with is there too.
  const [written, setWritten] = useState<string | null>(null);
  const typed = written ?? known;
  const [isTried, setIsTried] = useState(isAsked);
  const pseudonyme = normalizePseudonyme(typed);
  const problem = pseudonymeProblem(pseudonyme);

  function join(event: SubmitEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (problem !== null) {
      document.getElementById(id)?.focus();
      return;
    }
    const { queteId, id: partieId } = partie;
    outbox.say({ genre: 'palmares', queteId, partieId, pseudonyme, note: 0, texte: '' });
  }

  return (
    <form className="space-y-5" noValidate onSubmit={join}>
      <p>
        Si vous voulez, et seulement si vous voulez. Ne comptent que les réponses prouvées
        {'\u00A0'}; le temps ne compte pas.
      </p>
      <Field
        id={id}
        label="Votre pseudonyme"
        hint="Il sera lu par tous. Pas votre nom de famille."
        value={typed}
        autoComplete="nickname"
        spellCheck={false}
        maxCount={limits.pseudonyme.max}
        error={isTried && problem !== null ? pseudonymeProblemWords[problem] : undefined}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        M’inscrire au palmarès
      </Button>
    </form>
  );
}
