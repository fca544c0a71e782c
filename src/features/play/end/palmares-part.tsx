import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { awaitsName, echoOutbox, type Echo } from '@/data/echo/echo-outbox.ts';
import { echoQueries } from '@/data/echo/echo-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import { maximumPoints } from '@/domain/partie/bilan.ts';
import { palmaresSchema } from '@/domain/partie/echo-schema.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { isTooFast, minutesOfLigne } from '@/domain/quete/palmares.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { Button } from '@/ui/button.tsx';
import { DoneNotice } from '@/ui/done-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useOffered } from '@/ui/form/use-offered.ts';
import { JugementWords, useEchoJugement } from './echo-jugement.tsx';
import { useEcho, useEchoPlace, usePseudonyme } from '../session/use-echo.ts';

type PalmaresPartProps = { quete: Quete; partie: Partie };

/** « Le palmarès »: who wants to stands on it, with the points that were proven; nothing where there are none to win. */
export function PalmaresPart({ quete, partie }: PalmaresPartProps) {
  const said = useEcho(partie.queteId, 'palmares');
  const [wasThere] = useState(said !== null);
  if (partie.isRetiree || maximumPoints(partie, quete.contenu) === 0) return null;
  return (
    <section className="space-y-4" aria-labelledby="au-palmares">
      <h2 id="au-palmares" className="text-2xl">
        {t`Le palmarès`}
      </h2>
      {said === null || awaitsName(said) ? (
        <Join quete={quete} partie={partie} isAsked={said !== null} />
      ) : (
        <Joined quete={quete} partie={partie} said={said} isNew={!wasThere} />
      )}
    </section>
  );
}

/** Why the page of the quête leaves out a line of this party for its speed; null where it does not. */
function speedWordsOf({ quete, partie }: PalmaresPartProps): string | null {
  const { dureeMinutes } = quete.contenu;
  const minutes = minutesOfLigne(partie);
  if (minutes === null || dureeMinutes === null) return null;
  if (!isTooFast(minutes, dureeMinutes)) return null;
  const duree = minutes < 1 ? t`moins d’une minute` : formatDuree(minutes);
  const announced = formatDuree(dureeMinutes);
  return t`votre partie a duré ${duree}, moins du tiers de la durée annoncée (${announced})`;
}

/**
 * Why the page of the quête does not show a line of this party; null where it does. `shown`: the version it shows, null of a
 * quête that was withdrawn, undefined while it is not known.
 */
function hiddenWordsOf(
  props: PalmaresPartProps,
  shown: number | null | undefined,
): string | null {
  if (shown === null) return t`la quête est retirée du site, et son palmarès avec elle`;
  if (shown !== undefined && shown !== props.partie.version) {
    return t`la quête a changé depuis, et n’y figurent que les parties de la quête telle qu’elle est aujourd’hui`;
  }
  return speedWordsOf(props);
}

function lifeWords(): string {
  return t`Elle s’efface d’elle-même avec la partie, 180 jours après son début.`;
}

type JoinedProps = PalmaresPartProps & { said: Echo; isNew: boolean };

function Joined({ quete, partie, said, isNew }: JoinedProps) {
  const services = useFirebase();
  const outbox = echoOutbox(services);
  const { data: shown } = useQuery({
    ...echoQueries.palmaresVersion(services, quete.id),
    enabled: useOnline(),
  });
  const hidden = hiddenWordsOf({ quete, partie }, shown);
  const arrived =
    hidden === null
      ? t`Votre ligne est sur la page de la quête, avec vos points prouvés.`
      : t`Votre ligne est arrivée, mais la page de la quête ne la montre pas\u00A0: ${hidden}.`;
  const place = useEchoPlace(said, `${arrived} ${lifeWords()}`);
  const { pseudonyme } = said;
  const isClosed = shown === null && !said.isSent;
  const jugement = useEchoJugement(said);
  return (
    <DoneNotice title={t`Inscrit sous «\u00A0${pseudonyme}\u00A0»`} isNew={isNew}>
      <p role="status">
        {isClosed
          ? t`La quête est retirée du site, et son palmarès est fermé. Votre ligne attend sur cet appareil, et partira si la quête revient.`
          : place}
      </p>
      {jugement !== null && <JugementWords jugement={jugement} />}
      <Button variant="quiet" onClick={() => outbox.retract(said.queteId, 'palmares')}>
        {t`Retirer ma ligne`}
      </Button>
    </DoneNotice>
  );
}

/** `isAsked`: the line waits for another name. */
function Join({ quete, partie, isAsked }: PalmaresPartProps & { isAsked: boolean }) {
  const speedWords = speedWordsOf({ quete, partie });
  const outbox = echoOutbox(useFirebase());
  const known = usePseudonyme();
  const form = useForm({
    schema: palmaresSchema,
    values: { pseudonyme: known },
    checksAtOnce: isAsked,
    send: ({ pseudonyme }) =>
      outbox.say({
        genre: 'palmares',
        queteId: partie.queteId,
        partieId: partie.id,
        pseudonyme,
        note: 0,
        texte: '',
      }),
  });
  // The name that an opinion was just signed with is offered here too.
  useOffered(form, 'pseudonyme', known);

  return (
    <Form form={form} className="space-y-5">
      <p>
        <Trans>
          Si vous voulez, et seulement si vous voulez. Ne comptent que les réponses
          prouvées{'\u00A0'}; le temps ne départage personne.
        </Trans>
      </p>
      {speedWords !== null && (
        <p>{t`La page de la quête ne montrera pas votre ligne\u00A0: ${speedWords}.`}</p>
      )}
      <Field
        label={t`Votre pseudonyme`}
        hint={t`Il sera lu par tous. Pas votre nom de famille.`}
        autoComplete="nickname"
        spellCheck={false}
        maxCount={limits.pseudonyme.max}
        {...form.field('pseudonyme')}
      />
      <Button type="submit" variant="secondary">
        {t`M’inscrire au palmarès`}
      </Button>
    </Form>
  );
}
