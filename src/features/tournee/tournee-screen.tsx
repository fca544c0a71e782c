import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import {
  forgetTournee,
  keepTournee,
  type KeptTournee,
} from '@/data/tournee/tournee-keeper.ts';
import { tourneeRepository } from '@/data/tournee/tournee-repository.ts';
import { limits } from '@/domain/limits.ts';
import { addressOf } from '@/domain/quete/address.ts';
import {
  constatEtatLabels,
  constatEtatList,
  tourneeEnd,
  type ConstatEtat,
  type Constats,
  roundSchema,
} from '@/domain/tournee/tournee.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { dayOf, formatDate } from '@/lib/format/date.ts';
import { icsReminder } from '@/domain/exchange/calendar.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicImage } from '@/lib/media/public-image.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { paths } from '@/lib/paths.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm, type FormField } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import type { OpenedTournee } from './open-tournee.ts';

/** A round through the étapes of a quête: no account, and no network until it is sent. */
export function TourneeScreen({ opened }: { opened: OpenedTournee }) {
  return (
    <div className="flex-1 bg-fond px-4 py-8 sm:px-8">
      <title>Tournée · Quêtes &amp; Codes</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-2xl space-y-8">
        {opened.type === 'ouverte' ? (
          <Round tournee={opened.tournee} />
        ) : (
          <Ended type={opened.type} />
        )}
      </div>
    </div>
  );
}

const endedWords = {
  envoyee: {
    titre: 'Cette tournée est terminée',
    phrase: 'Son lien a déjà servi\u00A0: ce qui a été trouvé est arrivé. Merci.',
  },
  expiree: {
    titre: 'Ce lien a expiré',
    phrase:
      'Un lien de tournée vaut trente jours. Demandez-en un autre à la personne qui vous l’a envoyé.',
  },
  absente: {
    titre: 'Il n’y a pas de tournée à cette adresse',
    phrase:
      'Le lien est incomplet, ou il a été repris, ou la quête n’est plus en ligne. Demandez-en un autre à la personne qui vous l’a envoyé.',
  },
} as const;

function Ended({ type }: { type: keyof typeof endedWords }) {
  const { titre, phrase } = endedWords[type];
  return (
    <>
      <PageTitle>{titre}</PageTitle>
      <p>{phrase}</p>
      <ButtonLink variant="secondary" to={paths.home()}>
        Aller à l’accueil
      </ButtonLink>
    </>
  );
}

function refusalText(error: unknown): string {
  if (error instanceof AccessDeniedError) {
    return 'La tournée n’a pas été prise\u00A0: son lien a expiré, ou la quête n’est plus en ligne. Ce que vous avez noté reste sur cet appareil.';
  }
  return `${errorMessage(error)} Ce que vous avez noté reste sur cet appareil.`;
}

/** Form values of a round, by étape; unseen ones are left out. */
function byEtape(
  etapes: KeptTournee['etapes'],
  constats: readonly { etat: ConstatEtat | null; note: string }[],
): Constats {
  return Object.fromEntries(
    etapes.flatMap(({ id }, index) => {
      const { etat = null, note = '' } = constats[index] ?? {};
      return etat === null ? [] : [[id, { etat, note }] as const];
    }),
  );
}

function Round({ tournee }: { tournee: KeptTournee }) {
  const [isKept, setIsKept] = useState(true);
  const isOnline = useOnline();
  const { jeton, titre, etapes } = tournee;
  const services = useFirebase();
  const finish = useMutation({
    mutationFn: (constats: Constats) =>
      tourneeRepository(services).finish(tournee, constats),
    onSuccess: () => forgetTournee(jeton),
  });
  const form = useForm({
    schema: roundSchema,
    values: {
      constats: etapes.map(({ id }) => {
        const { etat = null, note = '' } = tournee.constats[id] ?? {};
        return { etat, note };
      }),
    },
  });
  const constats = useTyped(form, 'constats');
  const missing = constats.filter(({ etat }) => etat === null).length;
  if (finish.isSuccess) return <Sent tournee={tournee} />;
  return (
    <>
      <div>
        <PageTitle surtitre="Tournée">{typographie(titre)}</PageTitle>
        <p className="mt-3">
          À chaque étape, comparez avec la photo et dites ce que vous trouvez. Tout reste
          sur ce téléphone, même sans réseau, jusqu’à l’envoi. Ce lien vaut jusqu’au{' '}
          {formatDate(tourneeEnd(tournee))}.
        </p>
      </div>
      {!isKept && (
        <Alert tone="attention" announce="polie">
          <p>Ce téléphone ne garde rien : gardez cette page ouverte jusqu’à l’envoi.</p>
        </Alert>
      )}
      <Form
        form={form}
        send={({ constats }) => finish.mutateAsync(byEtape(etapes, constats))}
        refusal={(error) => ({ message: refusalText(error) })}
        onType={({ constats }) =>
          setIsKept(keepTournee({ ...tournee, constats: byEtape(etapes, constats) }))
        }
        className="space-y-8"
      >
        <ol className="space-y-8">
          {etapes.map((etape, index) => (
            <EtapeConstat
              key={etape.id}
              etape={etape}
              numero={index + 1}
              etat={form.field(`constats.${index}.etat`)}
              note={
                constats[index]?.etat !== null && form.field(`constats.${index}.note`)
              }
            />
          ))}
        </ol>
        {!isOnline && (
          <Alert tone="info" announce="polie">
            <p>Pas de réseau ici : vous enverrez la tournée au retour.</p>
          </Alert>
        )}
        {form.formState.isSubmitted && missing > 0 && (
          <Alert tone="attention" announce="immediate">
            <p>
              {`Il reste ${formatCount(missing, 'étape', 'étapes')} à regarder avant d’envoyer.`}
            </p>
          </Alert>
        )}
        <Button type="submit" size="large" wide pending={form.isPending}>
          Envoyer la tournée
        </Button>
      </Form>
    </>
  );
}

type EtapeConstatProps = {
  etape: KeptTournee['etapes'][number];
  numero: number;
  /** Form fields; a note is required for a finding. */
  etat: FormField;
  note: FormField | false;
};

function EtapeConstat({ etape, numero, etat, note }: EtapeConstatProps) {
  const { titre, lieu, image } = etape;
  return (
    <li className="space-y-4 rounded-carte border border-trait bg-fond-carte p-5">
      <div>
        <h2 className="text-xl">
          Étape {numero} : {typographie(titre)}
        </h2>
        {lieu !== '' && <p className="text-texte-doux">{typographie(lieu)}</p>}
      </div>
      {image === null ? (
        <p className="text-texte-doux">Cette étape n’a pas de photo de référence.</p>
      ) : (
        // All of them at once: there may be no network at the next étape.
        <img
          {...publicImage(image)}
          alt={image.texteAlternatif}
          width={image.largeur}
          height={image.hauteur}
          className="h-auto w-full rounded-carte"
        />
      )}
      <RadioGroup
        legend={
          <>
            Ce que vous trouvez<span className="sr-only"> à l’étape {numero}</span>
          </>
        }
        options={constatEtatList.map((value) => ({
          value,
          label: constatEtatLabels[value],
        }))}
        inline
        {...etat}
      />
      {note !== false && (
        <Field
          as="textarea"
          rows={2}
          label={
            <>
              Une note<span className="sr-only"> sur l’étape {numero}</span>
            </>
          }
          optional
          maxLength={limits.tourneeNote.max}
          maxCount={limits.tourneeNote.max}
          {...note}
        />
      )}
    </li>
  );
}

/** Half a year, after which a round is due again. */
const nextRoundMs = 182 * 24 * 60 * 60 * 1_000;

function Sent({ tournee: { jeton, queteId, titre } }: { tournee: KeptTournee }) {
  const [now] = useState(() => Date.now());
  const address = addressOf(queteId);
  const remind = () => {
    const content = icsReminder({
      uid: `tournee-${jeton}`,
      day: dayOf(now + nextRoundMs),
      title: `Vérifier sur place «\u00A0${titre}\u00A0»`,
      description: `Une tournée des étapes\u00A0: ${window.location.origin}${paths.quete(address)}`,
    });
    saveFile(
      new File([content], `tournee-${address.slug}.ics`, { type: 'text/calendar' }),
    );
  };
  return (
    <>
      <PageTitle surtitre="Tournée">Merci, c’est envoyé</PageTitle>
      <p role="status">
        La page de la quête dit maintenant : vérifiée sur place le {formatDate(now)}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.quete(address)}>Voir la quête</ButtonLink>
        <Button variant="secondary" onClick={remind}>
          Me le rappeler dans six mois
        </Button>
      </div>
    </>
  );
}
