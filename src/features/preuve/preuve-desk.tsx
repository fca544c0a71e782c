import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCommuneDesk, useCommuneParcours } from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { preuveQueries, useFoundPreuves } from '@/data/preuve/preuve-queries.ts';
import type { Guichet } from '@/data/preuve/preuve-repository.ts';
import { preuveRepository } from '@/data/preuve/preuve-repository.ts';
import {
  preuveIdIn,
  readDemande,
  type Demande,
  type Preuve,
} from '@/domain/preuve/preuve.ts';
import { signesOf } from '@/domain/preuve/preuve-id.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { CodeReader } from '@/epreuves/qr/code-reader.tsx';
import type { ScannerState } from '@/epreuves/qr/use-scanner.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { LinkList } from '@/ui/link-list.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { dayWords, etapesWords, pointsWords } from './preuve-words.ts';

/** The titles of quêtes, if known. */
type Titres = ReadonlyMap<QueteId, string>;

type PreuveDeskProps = {
  /** The commune of the desk; null for the team, whose desk is for all communes. */
  insee: string | null;
  /** The id in the address; empty without. */
  asked: string;
};

/** The counter of a commune: a preuve is found by its eight signs and marked as used once. */
export function PreuveDesk({ insee, asked }: PreuveDeskProps) {
  if (insee === null) return <Desk guichet={null} titres={new Map()} asked={asked} />;
  return (
    <QueryBoundary
      waiting={
        <>
          <PageTitle>Le guichet des preuves</PageTitle>
          <Skeleton lines={4} />
        </>
      }
      failed={(error, retry) => (
        <>
          <PageTitle>Le guichet ne s’ouvre pas</PageTitle>
          {error instanceof AccessDeniedError ? (
            <p className="mt-4 max-w-mesure">
              Ce guichet est celui des responsables de la commune. Si vous en êtes un,
              connectez-vous avec le compte qui a accepté l’invitation.
            </p>
          ) : (
            <RetryAlert title={errorMessage(error)} onRetry={retry} className="mt-6" />
          )}
        </>
      )}
    >
      <CommuneCounter insee={insee} asked={asked} />
    </QueryBoundary>
  );
}

function CommuneCounter({ insee, asked }: { insee: string; asked: string }) {
  // Refuses accounts that are not a responsable of the commune, with a message.
  useCommuneDesk(insee);
  const data = useCommuneParcours(insee);
  const titres = new Map(
    data.flatMap(({ publication, titre }) =>
      publication === null ? [] : [[publication.queteId, titre]],
    ),
  );
  return (
    <Desk guichet={data.map(({ id }) => id)} titres={titres} asked={asked} back={insee} />
  );
}

const cameraWords: Readonly<Partial<Record<ScannerState, MessageDescriptor>>> = {
  ouverture: msg`L’appareil photo s’ouvre…`,
  ouvert: msg`Placez le QR code dans l’image.`,
  refuse: msg`L’appareil photo n’est pas autorisé dans ce navigateur. Écrivez les huit signes.`,
  absent: msg`L’appareil photo ne répond pas. Écrivez les huit signes.`,
};

/** The preuve of a scanned QR code; null for any other code, such as a plate's. */
function scannedPreuve(text: string): Demande {
  if (!URL.canParse(text)) return null;
  const { pathname, hash } = new URL(text);
  const id = pathname === paths.preuve() ? preuveIdIn(hash) : null;
  return id === null ? null : { type: 'preuve', id };
}

type DeskProps = {
  guichet: Guichet;
  titres: Titres;
  asked: string;
  /** The commune of the desk around this part. */
  back?: string;
};

function Desk({ guichet, titres, asked, back }: DeskProps) {
  const id = preuveIdIn(asked);
  const [demande, setDemande] = useState<Demande>(
    id === null ? null : { type: 'preuve', id },
  );

  function readCode(text: string): boolean {
    const read = scannedPreuve(text);
    if (read !== null) setDemande(read);
    return read !== null;
  }

  return (
    <>
      <PageTitle>Le guichet des preuves</PageTitle>
      <p className="mt-2 max-w-mesure text-texte-doux">
        Un certificat, un souvenir ou un carnet porte un QR code et huit signes. Vous
        voyez ici ce qu’il prouve, et vous marquez une fois ce que vous remettez.
      </p>
      <section aria-labelledby="verifier" className="mt-10 max-w-mesure">
        <h2 id="verifier" className="text-2xl">
          Vérifier et remettre
        </h2>
        <div className="mt-4">
          <CodeReader onCode={readCode} words={cameraWords} />
        </div>
        <AskForm onAsk={setDemande} />
        {demande !== null && (
          <Found guichet={guichet} demande={demande} titres={titres} />
        )}
      </section>
      {back !== undefined && (
        <LinkList
          items={[
            {
              to: paths.communeDesk({ insee: back }),
              label: 'Le bureau de la mairie',
              note: 'Les quêtes de la commune et leurs signalements.',
            },
          ]}
        />
      )}
    </>
  );
}

const askSchema = z.object({
  signes: z
    .string()
    .check(
      z.refine(
        (typed) => readDemande(typed) !== null,
        'Quatre signes au moins, par exemple 3K8P\u00A06F9X. Mettez «\u00A0?\u00A0» à la place d’un signe illisible.',
      ),
    ),
});

function AskForm({ onAsk }: { onAsk: (demande: Demande) => void }) {
  const form = useForm({ id: 'guichet', schema: askSchema, values: { signes: '' } });
  return (
    <Form
      form={form}
      send={({ signes }) => onAsk(readDemande(signes))}
      className="mt-4 space-y-4"
    >
      <Field
        label="Les huit signes"
        hint={
          'Ou l’adresse du QR code. Papier déchiré\u00A0: mettez «\u00A0?\u00A0» à la place de chaque signe perdu.'
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('signes')}
      />
      <Button type="submit">Chercher</Button>
    </Form>
  );
}

type FoundProps = {
  guichet: Guichet;
  demande: NonNullable<Demande>;
  titres: Titres;
};

function Found({ guichet, demande, titres }: FoundProps) {
  const found = useFoundPreuves(guichet, demande);
  if (found.isPending) return <Skeleton lines={3} className="mt-6" />;
  if (found.isError) {
    return (
      <RetryAlert
        title={errorMessage(found.error)}
        isPending={found.isFetching}
        onRetry={() => void found.refetch()}
        className="mt-6"
      />
    );
  }
  const preuves = found.data;
  if (preuves.length === 0) {
    return (
      <p role="status" className="mt-6">
        Aucune preuve de ce guichet n’a ces signes. Relisez-les un par un, ou scannez le
        QR code{'\u00A0'}: elle peut être d’une autre commune, ou effacée après 90 jours.
      </p>
    );
  }
  return (
    <div className="mt-6 space-y-4">
      <p role="status">
        {preuves.length === 1
          ? 'Une preuve a ces signes.'
          : `${preuves.length} preuves ont ces signes. Comparez le jour et les points, ou scannez le QR code\u00A0: lui seul tranche.`}
      </p>
      <ul className="space-y-4">
        {preuves.map((preuve, index) => (
          <li
            key={preuve.id}
            className="space-y-3 rounded-carte border border-trait bg-fond-carte p-5"
          >
            <FoundPreuve
              preuve={preuve}
              titres={titres}
              isLater={isCopy(preuves, preuve, index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** True if an earlier one has the same eight signs: they may have been copied from it. */
function isCopy(preuves: readonly Preuve[], { id }: Preuve, index: number): boolean {
  return preuves.slice(0, index).some((one) => signesOf(one.id) === signesOf(id));
}

/** The title of a quête; its address if unknown. */
function titreOf(queteId: QueteId, titres: Titres): string {
  const titre = titres.get(queteId);
  return titre === undefined ? addressOf(queteId).slug : typographie(titre);
}

/** « le 12 mai 2026 à 14 h 05 ». */
function momentWords(at: number): string {
  return `le ${formatDate(at)} à ${formatHeure(at)}`;
}

type FoundPreuveProps = { preuve: Preuve; titres: Titres; isLater: boolean };

function FoundPreuve({ preuve, titres, isLater }: FoundPreuveProps) {
  const services = useFirebase();
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: () => preuveRepository(services).mark(preuve.id),
    onSettled: () => client.invalidateQueries(preuveQueries.all),
  });
  const remise = mark.data;
  const remisLe = remise?.preuve.remisLe ?? preuve.remisLe;
  return (
    <>
      <h3 className="text-xl whitespace-nowrap">{signesOf(preuve.id)}</h3>
      <p>
        {titreOf(preuve.queteId, titres)}
        <br />
        {`${dayWords(preuve.jour)}, ${pointsWords(preuve, null).toLocaleLowerCase('fr-FR')}`}
      </p>
      <p className="text-texte-doux">{etapesWords(preuve, null)}</p>
      {isLater && (
        <p className="font-bold">
          Une preuve plus ancienne a les mêmes signes{'\u00A0'}: celle-ci a pu être faite
          pour lui ressembler. Demandez le QR code.
        </p>
      )}
      {remisLe === null && (
        <Button pending={mark.isPending} onClick={() => mark.mutate()}>
          Marquer comme remis
        </Button>
      )}
      <StatusLine>
        {remise?.type === 'remise' && remisLe !== null
          ? `Marqué comme remis, ${momentWords(remisLe)}.`
          : remisLe !== null && `Déjà remis ${momentWords(remisLe)}.`}
      </StatusLine>
      {mark.isError && (
        <RetryAlert
          title={
            mark.error instanceof AccessDeniedError
              ? 'Ce guichet ne peut pas marquer cette preuve\u00A0: elle est d’une autre commune, ou elle a été effacée.'
              : `${errorMessage(mark.error)} Cherchez de nouveau avant de remettre\u00A0: le marquage a pu passer.`
          }
          onRetry={() => mark.mutate()}
        />
      )}
    </>
  );
}
