import { plural, t } from '@lingui/core/macro';
import { authoredLang } from '@/langue/authored.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { type Door, usePriveeDoor } from '@/data/privee/privee-queries.ts';
import { cleFragment, readCle, readSesame } from '@/domain/privee/cle.ts';
import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import { estSansFin } from '@/domain/privee/privee.ts';
import { codeEquipeIn } from '@/domain/equipe/code-equipe.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { mediaWords } from '@/domain/quete/media-words.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { factLine } from '@/lib/format/fact-line.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Waiting } from '@/ui/waiting.tsx';

/** Parts from other features: the form of a report, and the paper twin. */
type Slots = {
  report: (quete: Quete, onClose: () => void) => ReactNode;
  paper: (quete: Quete) => ReactNode;
};

type PriveeDoorProps = Slots & {
  /** The fragment of the address: the key, and its suffix. */
  hash: string;
};

/** The door to quêtes privées: by a link, or by eight dictated signs. */
export function PriveeDoor({ hash, ...slots }: PriveeDoorProps) {
  const read = readCle(hash);
  switch (read.type) {
    case 'cle':
      return <Opened cle={read.cle} suite={read.suite} {...slots} />;
    case 'coupee':
      return (
        <>
          <PageTitle>{t`Une quête privée`}</PageTitle>
          <Alert
            tone="attention"
            className="mt-6 max-w-mesure"
            title={t`Ce lien a été coupé`}
          >
            <p>
              {t`Il manque la fin de l’adresse, sans doute perdue par la messagerie. Demandez qu’on vous l’envoie de nouveau, seule sur sa ligne, ou un code à huit signes.`}
            </p>
          </Alert>
          <SesameForm />
        </>
      );
    case 'absente':
      return (
        <>
          <PageTitle>{t`Une quête privée`}</PageTitle>
          <p className="mt-4 max-w-mesure text-lg">
            {t`Vous jouez une quête privée entre vous, pour un anniversaire, une classe ou une fête. Elle s’ouvre par son lien, par son QR code, ou par un code à huit signes.`}
          </p>
          <SesameForm />
        </>
      );
  }
}

const sesameSchema = z.object({
  code: z.string().check(
    z.refine((typed) => readSesame(typed) !== null, {
      error: () => t`Un code a huit signes, par exemple 3K8P\u00A06F9X.`,
    }),
  ),
});

function SesameForm() {
  const navigate = useNavigate();
  const opening = useMutation({
    // Throws `AccessDeniedError` if there are none, or no longer any.
    mutationFn: async (signes: string) =>
      (await import('@/data/privee/privee-reading.ts')).readSesame(signes),
  });
  const form = useForm({ id: 'sesame', schema: sesameSchema, values: { code: '' } });
  return (
    <Form
      form={form}
      send={({ code }) => opening.mutateAsync(readSesame(code) ?? '')}
      onSent={(cle) => void navigate(paths.privee(cleFragment(cle)))}
      refusal={(error) => ({
        field: 'code' as const,
        message:
          error instanceof AccessDeniedError
            ? t`Ce code n’ouvre rien, ou n’ouvre plus\u00A0: il ne vaut qu’un jour. Vérifiez-le, signe par signe, ou demandez-en un autre.`
            : errorMessage(error),
      })}
      className="mt-8 max-w-mesure space-y-4"
    >
      <Field
        label={t`Le code à huit signes`}
        hint={t`Par exemple 3K8P\u00A06F9X.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" pending={form.isPending}>
        {form.isPending ? t`Un instant…` : t`Ouvrir la quête`}
      </Button>
    </Form>
  );
}

type OpenedProps = Slots & { cle: string; suite: string };

function Opened({ cle, suite, ...slots }: OpenedProps) {
  const door = usePriveeDoor(cle);
  if (door.isPending) return <Waiting>{t`La quête s’ouvre…`}</Waiting>;
  if (door.isError) {
    return (
      <>
        <PageTitle>{t`Une quête privée`}</PageTitle>
        <RetryAlert
          title={errorMessage(door.error)}
          onRetry={() => void door.refetch()}
        />
      </>
    );
  }
  if (door.data.type === 'fermee') return <Closed door={door.data} />;
  const { quete, a } = door.data;
  if (suite !== '') {
    const address = addressOf(quete.id);
    const isTeam = codeEquipeIn(suite) !== '';
    const path = isTeam ? paths.depart(address) : paths.jouer(address);
    return <Navigate to={path + suite} replace />;
  }
  return <PriveeSheet quete={quete} a={a} {...slots} />;
}

function Closed({ door: { enCours } }: { door: Extract<Door, { type: 'fermee' }> }) {
  return (
    <>
      <PageTitle>{t`Cette quête privée ne s’ouvre pas`}</PageTitle>
      <p className="mt-4 max-w-mesure text-lg">
        {t`Ses dates sont passées ou ne sont pas venues, elle a été arrêtée ou signalée, ou le lien n’est pas juste. Demandez à la personne qui vous l’a envoyé.`}
      </p>
      {enCours !== null && (
        <div className="mt-6 max-w-mesure space-y-4">
          <p>{goesOnWords(enCours)}</p>
          <ButtonLink to={paths.jouer(addressOf(enCours.id))} size="large">
            {t`Reprendre la partie`}
          </ButtonLink>
        </div>
      )}
      <SesameForm />
    </>
  );
}

function goesOnWords({ contenu }: Quete): string {
  const titre = typographie(contenu.titre);
  return t`Votre partie de «\u00A0${titre}\u00A0» continue sur ce téléphone.`;
}

/** Its last starting time, in its own time zone. */
function untilWords(a: number, zone: string): string {
  const date = formatDate(a, zone);
  const heure = formatHeure(a, zone);
  return t`Elle s’ouvre jusqu’au ${date} à ${heure}\u202F; une partie commencée avant va jusqu’au bout.`;
}

type PriveeSheetProps = Slots & { quete: Quete; a: number };

function PriveeSheet({ quete, a, report, paper }: PriveeSheetProps) {
  const [isReporting, setIsReporting] = useState(false);
  const { contenu, id } = quete;
  const address = addressOf(id);
  const etapeCount = contenu.etapes.length;
  // The last quête of a saga: written by the team, without an end date.
  const isSansFin = estSansFin(a);
  const zone = timeZoneOf(contenu.commune.departement);
  const facts = [
    contenu.commune.nom,
    plural(etapeCount, { one: '#\u00A0étape', other: '#\u00A0étapes' }),
    ...(contenu.dureeMinutes === null ? [] : [formatDuree(contenu.dureeMinutes)]),
  ];
  return (
    <>
      <PageTitle surtitre={isSansFin ? t`La dernière quête` : t`Quête privée`}>
        <span lang={authoredLang()}>{dressed(contenu.titre)}</span>
      </PageTitle>
      {contenu.resume !== '' && (
        <p lang={authoredLang()} className="mt-3 max-w-mesure text-lg">
          {dressed(contenu.resume)}
        </p>
      )}
      <p className="mt-3 text-texte-doux">{factLine(facts)}</p>
      {mediaWords(contenu).map((line) => (
        <p key={line} className="mt-1 text-texte-doux">
          {line}
        </p>
      ))}
      <div className="mt-6 print:hidden">
        <ButtonLink to={paths.jouer(address)} size="large">
          {t`Jouer`}
        </ButtonLink>
      </div>
      <p className="mt-4 max-w-mesure">
        {isSansFin
          ? t`Vous l’avez gagnée\u00A0: elle n’est dans aucun catalogue.`
          : untilWords(a, zone)}{' '}
        {t`Les réponses sont vérifiées par le téléphone seul\u00A0: ni avis, ni chiffres.`}
      </p>
      <ul className="mt-6 space-y-1 print:hidden">
        <li>
          <Link
            to={paths.depart(address)}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`La garder avant de partir`}
          </Link>
        </li>
        <li>
          <Link
            to={paths.rejoindre(address)}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Rejoindre une équipe`}
          </Link>
        </li>
      </ul>
      <section aria-labelledby="papier" className="mt-8">
        <h2 id="papier" className="mb-3 text-2xl">
          {t`À emporter`}
        </h2>
        {paper(quete)}
      </section>
      {!isSansFin && (
        <p className="mt-8 print:hidden">
          <Button variant="quiet" onClick={() => setIsReporting(true)}>
            {t`Signaler cette quête`}
          </Button>
        </p>
      )}
      {isReporting && (
        <Dialog
          open
          title={t`Signaler cette quête`}
          onClose={() => setIsReporting(false)}
        >
          {report(quete, () => setIsReporting(false))}
        </Dialog>
      )}
    </>
  );
}
