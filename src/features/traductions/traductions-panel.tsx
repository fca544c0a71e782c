import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { membreQueries } from '@/data/membre/membre-queries.ts';
import {
  traductionQueries,
  useSaveTextes,
} from '@/data/traduction/traduction-queries.ts';
import { TextesOvertakenError } from '@/data/traduction/traduction-repository.ts';
import { type Parcours, isOpenToAuteurs } from '@/domain/parcours/parcours.ts';
import {
  comptesOf,
  textesATraduire,
  type Change,
  type TexteATraduire,
  type Traduction,
} from '@/domain/traduction/traduction.ts';
import { ReadingTrouble } from '@/editing/frame/reading-trouble.tsx';
import { etapeTitle } from '@/editing/words/etape-words.ts';
import {
  isOtherLangue,
  nameByLangue,
  otherLangues,
  type OtherLangue,
} from '@/langue/langue.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Field } from '@/ui/field.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { LigneRow } from './ligne-row.tsx';
import { TraductionFiles } from './traduction-files.tsx';

/** Filters of the texts of a parcours. */
const montreList = {
  tout: 'Tous les textes',
  manque: 'Ce qui manque',
  change: 'Ce qui a changé',
};
type Montre = keyof typeof montreList;

type TraductionsPanelProps = {
  /** The online version. */
  parcours: Parcours;
  /** Level of its titles: one below its parent. */
  level: 2 | 3;
};

/** The texts of a parcours beside those in another language: gaps, changes, and files out and in. */
export function TraductionsPanel({ parcours, level }: TraductionsPanelProps) {
  const services = useFirebase();
  const [langue, setLangue] = useState<OtherLangue>('en');
  const traduction = useQuery(traductionQueries.of(services, parcours.id, langue));
  const access = useQuery(membreQueries.access(services, parcours.id)).data;
  // The team, though not a membre, may always write.
  const isFixed =
    access !== undefined && access.role !== null && !isOpenToAuteurs(access.etat);
  return (
    <div className="space-y-8">
      <Field
        as="select"
        label="Langue"
        value={langue}
        onChange={({ currentTarget: { value } }) => {
          if (isOtherLangue(value)) setLangue(value);
        }}
      >
        {otherLangues.map((one) => (
          <option key={one} value={one} lang={one}>
            {nameByLangue[one]}
          </option>
        ))}
      </Field>
      {traduction.isError && (
        <ReadingTrouble
          error={traduction.error}
          onRetry={() => void traduction.refetch()}
        />
      )}
      {traduction.isPending && <Skeleton lines={6} />}
      {isFixed && (
        <Alert tone="info">
          <p>
            Ce parcours est approuvé ou archivé{'\u00A0'}: ses traductions se lisent, et
            ne changent plus tant que l’un de ses auteurs n’a pas repris l’écriture.
          </p>
        </Alert>
      )}
      {traduction.data !== undefined && (
        <fieldset disabled={isFixed} className="min-w-0 space-y-8">
          <Translated
            key={langue}
            parcours={parcours}
            traduction={traduction.data}
            level={level}
          />
        </fieldset>
      )}
    </div>
  );
}

/** Anchor of the files, below the texts: most translators write here, and a phone shows one thing at a time. */
const filesId = 'autre-outil';

function countWords(lignes: readonly TexteATraduire[]): string {
  const { traduit, 'a-revoir': changed } = comptesOf(lignes);
  const done = traduit + changed;
  const sentence = `${done} ${done > 1 ? 'textes traduits' : 'texte traduit'} sur ${lignes.length}.`;
  if (changed === 0) return sentence;
  return `${sentence} Pour ${changed} d’entre eux, le français a changé depuis.`;
}

function isShown({ etat }: TexteATraduire, montre: Montre): boolean {
  if (montre === 'tout') return true;
  return etat === (montre === 'manque' ? 'a-traduire' : 'a-revoir');
}

function keyOf({ etapeId, champ }: TexteATraduire): string {
  return `${etapeId ?? ''}/${champ}`;
}

function savingWords(error: Error): string {
  return error instanceof TextesOvertakenError
    ? 'Quelqu’un d’autre a changé ce texte entre-temps\u00A0: regardez sa version avant de garder la vôtre.'
    : errorMessage(error);
}

type TranslatedProps = TraductionsPanelProps & { traduction: Traduction };

function Translated({ parcours, traduction, level }: TranslatedProps) {
  const Heading = `h${level}` as const;
  const { langue } = traduction;
  const saving = useSaveTextes(parcours.id, langue);
  const [montre, setMontre] = useState<Montre>('tout');
  // Ids shown at the last choice of a filter; null: all. A text written since stays in its place.
  const [asked, setAsked] = useState<ReadonlySet<string> | null>(null);
  const lignes = textesATraduire(parcours, traduction);
  const show = (next: Montre) => {
    setMontre(next);
    const found = lignes.filter((ligne) => isShown(ligne, next));
    setAsked(next === 'tout' ? null : new Set(found.map(keyOf)));
  };
  const save = async (changes: readonly Change[]) => {
    await saving.mutateAsync(changes);
  };
  const groups = [null, ...parcours.etapes].map((etape, index) => ({
    key: etape?.id ?? 'parcours',
    title: etape === null ? 'Le parcours' : `${index}. ${etapeTitle(etape)}`,
    staysFrench: etape !== null && isFrenchWord(etape.epreuve.type),
    shown: lignes.filter(
      (ligne) =>
        ligne.etapeId === (etape?.id ?? null) && (asked?.has(keyOf(ligne)) ?? true),
    ),
  }));
  return (
    <>
      <div>
        <p role="status" className="font-bold">
          {countWords(lignes)}
        </p>
        <p>
          Chaque texte s’écrit ici, ou <a href={`#${filesId}`}>dans un autre outil</a>.
        </p>
      </div>
      <Field
        as="select"
        label="Montrer"
        value={montre}
        onChange={({ currentTarget: { value } }) => show(value as Montre)}
      >
        {Object.entries(montreList).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      {saving.error !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{savingWords(saving.error)} Ce que vous avez écrit reste à l’écran.</p>
        </Alert>
      )}
      {groups.every(({ shown }) => shown.length === 0) && (
        <p>{montre === 'change' ? 'Rien n’a changé.' : 'Rien ne manque.'}</p>
      )}
      {groups.map(
        ({ key, title, staysFrench, shown }) =>
          shown.length > 0 && (
            <section key={key} aria-labelledby={`traduire-${key}`} className="space-y-4">
              <Heading id={`traduire-${key}`} className="text-lg">
                {title}
              </Heading>
              {staysFrench && (
                <p className="text-texte-doux">
                  La réponse de cette épreuve reste en français&nbsp;: ses lettres, ou son
                  message codé, sont ceux du français. Dites-le dans la consigne.
                </p>
              )}
              <ul className="divide-y divide-trait border-y border-trait">
                {shown.map((ligne) => (
                  <LigneRow
                    key={ligne.champ}
                    ligne={ligne}
                    langue={langue}
                    onSave={(change) => save([change])}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      <TraductionFiles
        id={filesId}
        parcours={parcours}
        traduction={traduction}
        level={level}
        onSave={save}
      />
    </>
  );
}

function isFrenchWord(type: Parcours['etapes'][number]['epreuve']['type']): boolean {
  return type === 'mot_mystere' || type === 'message_code';
}
